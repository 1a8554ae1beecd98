/** This page is a file on somebody's disk: there is no server and no other page. */
export const fromDisk = location.protocol === "file:";
