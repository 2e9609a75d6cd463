import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useStoredFields } from '@/components/form/client/use-stored-fields'
import { randomKey } from '@/lib/browser/api/random-key'
import { draftKey, readStoredDraft, type StoredDraft } from '@/lib/domain/reservation/form/stored-draft'

type DraftState = Omit<StoredDraft, 'key' | 'fields'>

/**
 * Keeps a reservation's draft in this tab; its key stays the same until a success. Values sent back from a failed post
 * are newer than the tab's. Contract C11, C12.
 */
export function useStoredDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  serverKey: string | null,
  draftState: DraftState,
) {
  const key = useRef(serverKey ?? '')
  const isStored = useRef(false)
  const draft = useStoredFields<StoredDraft>({
    storageKey: draftKey(restaurantId),
    read: readStoredDraft,
    form,
    isShown: true,
    rest: () => ({ key: key.current, ...draftState }),
  })
  const { stored } = draft

  useEffect(() => {
    if (stored === undefined) return
    key.current = stored?.key ?? (key.current || randomKey())
    isStored.current = stored !== null
  }, [stored])

  const storeState = useEffectEvent((_changed: string) => {
    if (isStored.current) draft.save()
  })
  const stateText = JSON.stringify(draftState)
  useEffect(() => storeState(stateText), [stateText])

  function save() {
    isStored.current = true
    draft.save()
  }

  return {
    stored,
    key,
    save,
    discard() {
      isStored.current = false
      draft.discard()
    },
    renewKey() {
      key.current = randomKey()
      save()
    },
  }
}
