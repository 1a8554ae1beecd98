export default {} as import("../game").GameModule;
