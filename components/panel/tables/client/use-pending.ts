'use client'

import { useBoard } from '@/components/panel/board/client/board-provider'

/** The command under way for a reservation; `null` for none. */
export function usePending(reservationId: number) {
  return useBoard((state) => state.pending[`reservation ${reservationId}`] ?? null)
}
