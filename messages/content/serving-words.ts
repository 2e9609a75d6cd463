/** Serving times of a dish in words; no line ends in a short one. */
export const SERVING_WORDS = {
  always: 'codziennie',
  until: (time: string) => `do\u00a0${time}`,
  since: (time: string) => `od\u00a0${time}`,
  between: (from: string, to: string) => `${from}–${to}`,
  and: ' i\u00a0',
} as const
