/** Behaviours of the built-in bank, so that every outcome can be tried without keys. */
export const BEHAVIOURS = ['approve', 'decline', 'silent', 'late', 'twice', 'lost', 'refund_fails'] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

/** Code that is refused at once, like a mistyped one. */
const WRONG_CODE = '000000'
const BY_CODE: Record<string, Behaviour> = {
  '111111': 'decline',
  '222222': 'silent',
  '333333': 'late',
  '444444': 'twice',
  '555555': 'lost',
  '666666': 'refund_fails',
}

/** Longer than any timer waits. */
const LATE_SECONDS = 35 * 60

/** Any other six digits are approved; `null` is a wrong code. `.env.example` lists them. */
export function behaviourOfCode(code: string): Behaviour | null {
  return code === WRONG_CODE ? null : (BY_CODE[code] ?? 'approve')
}

/** Time of the bank's decision; `null` for never. */
export function decideAt(behaviour: Behaviour, now: Date, thinkSeconds: number): Date | null {
  if (behaviour === 'silent') return null
  const seconds = behaviour === 'late' ? LATE_SECONDS : thinkSeconds
  return new Date(now.getTime() + seconds * 1000)
}
