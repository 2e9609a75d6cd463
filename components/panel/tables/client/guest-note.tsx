'use client'

import styles from './tables.module.css'
import { useTables } from './tables-context'

/** Note on the guest of a reservation, allergies apart. Contract C25. */
export function GuestNote({ reservationId }: { reservationId: number }) {
  const { board, words } = useTables()
  const found = board?.guests.find((one) => one.reservation_id === reservationId)
  if (!found) return null
  return (
    <>
      {found.allergies && (
        <p className={styles.allergies}>
          <strong>{words.guest.allergies}:</strong> {found.allergies}
        </p>
      )}
      {found.note && <p className={styles.note}>{found.note}</p>}
    </>
  )
}
