export const checkPath = 'm4.5 12.5 5 5L20 6.5'
