import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useStoredFields } from '@/components/form/client/use-stored-fields'
import { randomKey } from '@/lib/browser/api/random-key'
import { draftKey, readStoredDraft, type StoredDraft } from '@/lib/domain/reservation/form/stored-draft'

type DraftState = Omit<StoredDraft, 'key' | 'fields'>

/**
 * Keeps a reservation's draft in this tab; its key stays the same until a success. What the server sent back from a
 * failed post is newer than what the tab kept. Contract C11, C12.
 */
export function useStoredDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  serverKey: string | null,
  draftState: DraftState,
) {
  const key = useRef(serverKey ?? '')
  const isStored = useRef(false)
  const {
    stored,
    save: saveFields,
    discard: discardFields,
  } = useStoredFields<StoredDraft>({
    storageKey: draftKey(restaurantId),
    read: readStoredDraft,
    form,
    isShown: true,
    rest: () => ({ key: key.current, ...draftState }),
    onRead(found) {
      key.current = found?.key ?? (key.current || randomKey())
    },
  })

  const save = useCallback(() => {
    isStored.current = true
    saveFields()
  }, [saveFields])

  useEffect(() => {
    if (stored) isStored.current = true
  }, [stored])

  const changed = JSON.stringify(draftState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again whenever the rest of the draft changes.
  useEffect(() => {
    if (isStored.current) save()
  }, [changed, save])

  const discard = useCallback(() => {
    isStored.current = false
    discardFields()
  }, [discardFields])
  const renewKey = useCallback(() => {
    key.current = randomKey()
    save()
  }, [save])

  return { stored, key, save, discard, renewKey }
}
