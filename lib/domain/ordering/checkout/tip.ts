/** Contract C3: what a tip may be at most. */
export const MAX_TIP_GROSZE = 50_000
/** One press each. */
export const TIPS_GROSZE = [300, 500, 1000] as const
