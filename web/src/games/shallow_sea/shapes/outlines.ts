// Outlines that several drawings share: a tile is a square on its corner with a scoop for each bubble.
export const TILE =
  "M-22.8-73.2Q-18.4-77.6-13.9-74.5A29 29 0 0 0 13.9-74.5Q18.4-77.6 22.8-73.2L73.2-22.8Q77.6-18.4 74.5-13.9A29 29 0 0 0 74.5 13.9" +
  "Q77.6 18.4 73.2 22.8L22.8 73.2Q18.4 77.6 13.9 74.5A29 29 0 0 0-13.9 74.5Q-18.4 77.6-22.8 73.2L-73.2 22.8Q-77.6 18.4-74.5 13.9" +
  "A29 29 0 0 0-74.5-13.9Q-77.6-18.4-73.2-22.8Z";
export const INNER =
  "M-23.5-64.5Q-18.7-69.3-13.4-66.6A36 36 0 0 0 13.4-66.6Q18.7-69.3 23.5-64.5L64.5-23.5Q69.3-18.7 66.6-13.4A36 36 0 0 0 66.6 13.4" +
  "Q69.3 18.7 64.5 23.5L23.5 64.5Q18.7 69.3 13.4 66.6A36 36 0 0 0-13.4 66.6Q-18.7 69.3-23.5 64.5L-64.5 23.5Q-69.3 18.7-66.6 13.4" +
  "A36 36 0 0 0-66.6-13.4Q-69.3-18.7-64.5-23.5Z";
/** The mark of a corner that wants a fish, to the north: a round-capped arc around its bubble. */
export const CORNER = "M-18.8-59.7A44.5 44.5 0 0 0 18.8-59.7";
/** A ray of light behind a completed creature. */
export const RAY = "M0-6V-52L7-50L0-6Z";
