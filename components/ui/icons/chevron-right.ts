export const chevronRightPath = 'm9.5 6 6 6-6 6'
