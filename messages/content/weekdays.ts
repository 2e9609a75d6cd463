/** Monday first. Ledger L085, L086. */
export const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as const
/** Each weekday in the grammatical cases that messages need, Monday first: "w środę", "do środy", "w środy". */
export const WEEKDAY_FORMS = [
  { on: 'w poniedziałek', until: 'poniedziałku', every: 'w poniedziałki' },
  { on: 'we wtorek', until: 'wtorku', every: 'we wtorki' },
  { on: 'w środę', until: 'środy', every: 'w środy' },
  { on: 'w czwartek', until: 'czwartku', every: 'w czwartki' },
  { on: 'w piątek', until: 'piątku', every: 'w piątki' },
  { on: 'w sobotę', until: 'soboty', every: 'w soboty' },
  { on: 'w niedzielę', until: 'niedzieli', every: 'w niedziele' },
] as const
/** Monday first. Ledger L085. */
export const WEEKDAYS_SHORT = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const

/** Words for today and tomorrow instead of a weekday. */
export const NEAR_DAYS = { today: 'dziś', tomorrow: 'jutro' } as const
