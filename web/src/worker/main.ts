// The service worker: what reaches people who have no page open.
import "./push";
