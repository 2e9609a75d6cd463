export const pencilPath = 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4'
