export const chevronLeftPath = 'm14.5 6-6 6 6 6'
