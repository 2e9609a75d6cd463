import { eq } from 'drizzle-orm'
import { type Db, inTransaction } from '@/upstream/db/database'
import { type Behaviour, decideAt } from './behaviour'
import { decide, decideDue } from './decide'
import { type SandboxPayment, sandboxPayments } from './sandbox-schema'

/** The payment behind a page's address; `null` if there is none. */
export async function findByToken(db: Db, token: string, now: Date): Promise<SandboxPayment | null> {
  await decideDue(db, now)
  const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.token, token))
  return found ?? null
}

/** The choice on the payment page; an ended page changes nothing. */
export async function payOnPage(db: Db, token: string, behaviour: Behaviour, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mine = eq(sandboxPayments.token, token)
    const [payment] = await tx.select().from(sandboxPayments).where(mine).for('update')
    if (payment?.state !== 'waiting') return
    if (behaviour !== 'late') {
      const state = behaviour === 'decline' ? 'declined' : 'paid'
      return decide(tx, payment, { state, behaviour }, now)
    }
    const values = { state: 'pending' as const, behaviour, decideAt: decideAt(behaviour, now, 0) }
    await tx.update(sandboxPayments).set(values).where(mine)
  })
}
