type UsualAnswer = { unit: 'minutes' | 'hours' | 'days'; count: number }

/**
 * Time that a restaurant usually takes to answer, never rounded down: in steps of five minutes, whole hours or days.
 * Contract C2.
 */
export function usualAnswerOf(minutes: number): UsualAnswer {
  if (minutes <= 55) return { unit: 'minutes', count: Math.max(5, Math.ceil(minutes / 5) * 5) }
  if (minutes <= 23 * 60) return { unit: 'hours', count: Math.ceil(minutes / 60) }
  return { unit: 'days', count: Math.ceil(minutes / (24 * 60)) }
}
