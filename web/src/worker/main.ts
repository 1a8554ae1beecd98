// The service worker: what the pages need without a network, and what reaches people who have no page open.
import "./offline";
import "./push";
