/** After an amount. */
export const ZLOTY = 'zł'
