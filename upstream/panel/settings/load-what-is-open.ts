import type { Db } from '@/upstream/db/database'
export async function loadWhatIsOpen(_tx: Db, _id: number, _now: Date) {
  return {}
}
