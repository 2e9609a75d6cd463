'use client'

import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { allergiesOf } from './visit-text'

/** Note on the guest of a reservation, allergies apart and whole. Contract C25. */
export function GuestNote({ one }: { one: BoardReservation }) {
  const { board, words } = useTables()
  const guests = board?.guests ?? []
  const allergies = allergiesOf(one, guests)
  const note = guests.find(({ reservation_id }) => reservation_id === one.id)?.note
  return (
    <>
      {allergies && (
        <p className={styles.allergies}>
          <strong>{words.guest.allergies}:</strong> {allergies}
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
