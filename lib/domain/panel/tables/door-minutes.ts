/** Minutes that a party at the door may be promised: in steps of five, so that no promise is 18:37. Contract C25. */
export const WAIT_MINUTES = { max: 240, step: 5 }
