// The service worker: what the pages need without a network.
import "./offline";
