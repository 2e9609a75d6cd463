/** Monday first. Ledger L085, L086. */
export const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as const
/** Each weekday in the grammatical cases that messages need, Monday first: "w środę", "do środy". */
export const WEEKDAY_FORMS = [
  { on: 'w poniedziałek', until: 'poniedziałku' },
  { on: 'we wtorek', until: 'wtorku' },
  { on: 'w środę', until: 'środy' },
  { on: 'w czwartek', until: 'czwartku' },
  { on: 'w piątek', until: 'piątku' },
  { on: 'w sobotę', until: 'soboty' },
  { on: 'w niedzielę', until: 'niedzieli' },
] as const
/** Monday first. Ledger L085. */
export const WEEKDAYS_SHORT = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const

/** Days that are called by no weekday. */
export const NEAR_DAYS = { today: 'dziś', tomorrow: 'jutro' } as const
