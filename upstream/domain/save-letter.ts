import type { Db } from '../db/database'
import { leads } from '../db/lead-schema'
import { newCode } from './code'
import { done, type Outcome } from './outcome'

type LeadRow = typeof leads.$inferInsert
export type Letter = Pick<LeadRow, 'tenant' | 'appName' | 'kind' | 'name' | 'email' | 'details'>

/** Keeps a letter for 12 months (contract C19) and answers its number. */
export async function saveLetter(tx: Db, letter: Letter, now: Date): Promise<Outcome<{ number: string }>> {
  const number = newCode()
  await tx.insert(leads).values({ ...letter, number, createdAt: now })
  return done({ number })
}
