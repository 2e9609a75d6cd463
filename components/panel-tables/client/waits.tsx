'use client'

import { Button } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { interpolate } from '@/lib/domain/interpolate'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { clockOf, peopleText, timeOf } from './visit-text'

/** Who waits for a table that evening, and what they were offered. Contract C2, C25. */
export function Waits() {
  const { words, board, open } = useTables()
  const waits = board?.waitlist ?? []
  if (waits.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="waits">
      <h2 id="waits" className={styles.title}>
        {words.waits.title} <span className={styles.count}>{waits.length}</span>
      </h2>
      <ul className={styles.list} data-places="waits">
        {waits.map(({ id, from, to, people, phone_number: phone, offer }) => (
          <li key={id} tabIndex={-1} data-place={`wait ${id}`}>
            <p>
              <strong>{interpolate(words.waits.window, { from, to, people: peopleText(people, words) })}</strong>{' '}
              <PhoneLink phone={phone} />
              {offer && (
                <span className={styles.soft}>
                  {interpolate(words.waits.offered, {
                    time: timeOf(offer.reserved_on),
                    until: clockOf(offer.held_until),
                  })}
                </span>
              )}
            </p>
            {!offer && (
              <Button variant="secondary" onClick={() => open({ kind: 'offer', id })}>
                {words.waits.offer}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
