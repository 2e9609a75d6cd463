export const sharePath = 'M12 15V3.5M8 7l4-3.5L16 7M6 11H5v9h14v-9h-1'
