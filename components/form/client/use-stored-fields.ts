import { type RefObject, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/page/form-fields'
import { readSession, writeSession } from '@/lib/browser/storage/session-store'

/** Form as stored in a tab; each form adds fields of its own. */
type StoredForm = { fields: Record<string, string> }

interface Options<Stored extends StoredForm> {
  storageKey: string
  /** Stored form, or `null` if there is none or it is unreadable. */
  read: (text: string | null) => Stored | null
  form: RefObject<HTMLFormElement | null>
  /** Is the form shown? Before that no value can be restored. */
  isShown: boolean
  /** Stored values besides the typed fields. */
  rest: () => Omit<Stored, 'fields'>
}

/** Stores typed values in this tab and restores them after a reload: nothing typed is ever lost. Contract C11. */
export function useStoredFields<Stored extends StoredForm>(options: Options<Stored>) {
  const { storageKey, form, isShown } = options
  const [stored, setStored] = useState<Stored | null>()
  const isOver = useRef(false)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => setStored(latest.current.read(readSession(storageKey))), [storageKey])

  useEffect(() => {
    if (isShown && stored && form.current) restoreFields(form.current, stored.fields)
  }, [isShown, stored, form])

  return {
    /** `undefined` until it is read: before that nothing may be stored over it. */
    stored,
    save() {
      // A finished form leaves nothing behind, even if it changes before the page is left.
      if (!form.current || isOver.current) return
      const draft = { fields: typedFields(form.current), ...latest.current.rest() }
      writeSession(storageKey, JSON.stringify(draft))
    },
    discard() {
      isOver.current = true
      writeSession(storageKey, null)
    },
  }
}
