export const alertPath = 'M12 3.5 21 19.5H3zM12 10v4M12 16.8v.2'
