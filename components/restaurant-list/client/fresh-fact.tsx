'use client'

import { nearestFreeTime } from '@/lib/domain/search/nearest-slots'
import type { LocalTime } from '@/lib/domain/time/time'
import { useFreshAvailability } from './fresh-availability'

type Props = {
  id: number
  /** The time that the page is for. */
  time: LocalTime
  /** The nearest free time, used until a newer answer arrives; `null` where nothing is free. */
  free: LocalTime | null
  /** With `{time}`. */
  text: string
}

/** When the nearest table is free, in the words of the page. It refreshes with the times below. */
export function FreshFact({ id, time, free, text }: Props) {
  const answer = useFreshAvailability()?.answers.get(id)
  const shown = answer ? nearestFreeTime(answer, time) : free
  return shown && text.replace('{time}', shown)
}
