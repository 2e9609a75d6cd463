export const closePath = 'm5.5 5.5 13 13M18.5 5.5l-13 13'
