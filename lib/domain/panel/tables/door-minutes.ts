/** Minutes that a party at the door may be told: in steps of five, so that nobody is promised 18:37. Contract C25. */
export const WAIT_MINUTES = { max: 240, step: 5 }
