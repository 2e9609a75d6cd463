export const CREAM = '#fbf4e6'
export const STEEL = '#d5d2cc'
