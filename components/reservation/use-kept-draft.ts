import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/form-fields'
import { randomKey } from '@/lib/browser/random-key'
import { readSession, writeSession } from '@/lib/browser/session-store'
import { draftKey, type KeptDraft, readKeptDraft } from '@/lib/reservation/kept-draft'

type Rest = Omit<KeptDraft, 'key' | 'fields'>

/**
 * Keeps what is typed in this tab and puts it back after a reload; the key stays the same until a success. What the
 * server sent back from a failed post is newer than what the tab kept. Contract C11, C12.
 */
export function useKeptDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  serverKey: string | null,
  rest: Rest,
) {
  const [kept, setKept] = useState<KeptDraft | null>(null)
  const key = useRef(serverKey ?? '')
  const isKept = useRef(false)

  useEffect(() => {
    const found = readKeptDraft(readSession(draftKey(restaurantId)))
    key.current = found?.key ?? (key.current || randomKey())
    if (!found || !form.current) return
    restoreFields(form.current, found.fields)
    isKept.current = true
    setKept(found)
  }, [restaurantId, form])

  const keep = useCallback(() => {
    if (!form.current) return
    isKept.current = true
    const draft: KeptDraft = { key: key.current, fields: typedFields(form.current), ...latest.current }
    writeSession(draftKey(restaurantId), JSON.stringify(draft))
  }, [restaurantId, form])

  const latest = useRef(rest)
  latest.current = rest
  const changed = JSON.stringify(rest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again whenever the rest of the draft changes.
  useEffect(() => {
    if (isKept.current) keep()
  }, [changed, keep])

  const forget = useCallback(() => {
    isKept.current = false
    writeSession(draftKey(restaurantId), null)
  }, [restaurantId])
  const renewKey = useCallback(() => {
    key.current = randomKey()
    keep()
  }, [keep])

  return { kept, key, keep, forget, renewKey }
}
