/** Largest tip; contract C3. */
export const MAX_TIP_GROSZE = 50_000
/** One button each. */
export const TIPS_GROSZE = [300, 500, 1000] as const
