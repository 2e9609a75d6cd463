import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { randomKey } from '@/lib/browser/api/random-key'
import { restoreFields, typedFields } from '@/lib/browser/page-life/form-fields'
import { readSession, writeSession } from '@/lib/browser/storage/session-store'
import { draftKey, readStoredDraft, type StoredDraft } from '@/lib/domain/reservation/form/stored-draft'

type DraftState = Omit<StoredDraft, 'key' | 'fields'>

/**
 * Keeps what is typed in this tab and puts it back after a reload; the key stays the same until a success. What the
 * server sent back from a failed post is newer than what the tab kept. Contract C11, C12.
 */
export function useStoredDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  serverKey: string | null,
  draftState: DraftState,
) {
  const [stored, setStored] = useState<StoredDraft | null>(null)
  const key = useRef(serverKey ?? '')
  const isStored = useRef(false)

  useEffect(() => {
    const found = readStoredDraft(readSession(draftKey(restaurantId)))
    key.current = found?.key ?? (key.current || randomKey())
    if (!found || !form.current) return
    restoreFields(form.current, found.fields)
    isStored.current = true
    setStored(found)
  }, [restaurantId, form])

  const save = useCallback(() => {
    if (!form.current) return
    isStored.current = true
    const draft: StoredDraft = { key: key.current, fields: typedFields(form.current), ...latest.current }
    writeSession(draftKey(restaurantId), JSON.stringify(draft))
  }, [restaurantId, form])

  const latest = useRef(draftState)
  latest.current = draftState
  const changed = JSON.stringify(draftState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again whenever the rest of the draft changes.
  useEffect(() => {
    if (isStored.current) save()
  }, [changed, save])

  const discard = useCallback(() => {
    isStored.current = false
    writeSession(draftKey(restaurantId), null)
  }, [restaurantId])
  const renewKey = useCallback(() => {
    key.current = randomKey()
    save()
  }, [save])

  return { stored, key, save, discard, renewKey }
}
