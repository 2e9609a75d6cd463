export const minusPath = 'M5 12h14'
