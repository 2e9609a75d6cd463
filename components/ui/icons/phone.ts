export const phonePath =
  'M5 4h4l1.5 4.5L8 10.5c1 2.3 3 4.3 5.5 5.5l2-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1z'
