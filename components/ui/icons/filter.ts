export const filterPath = 'M4 7h9M18 7h2M15.5 4.5v5M4 17h2M11 17h9M8.5 14.5v5'
