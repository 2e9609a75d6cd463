export const bagPath = 'M5 8.5h14L18 20H6zM8.5 11V7a3.5 3.5 0 0 1 7 0v4'
