import { type RefObject, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/page-life/form-fields'
import { readSession, writeSession } from '@/lib/browser/storage/session-store'

/** Form as stored in a tab; each form adds fields of its own. */
type StoredForm = { fields: Record<string, string> }

interface Options<Stored extends StoredForm> {
  storageKey: string
  /** Stored form, or `null` if there is none or it is unreadable. */
  read: (text: string | null) => Stored | null
  form: RefObject<HTMLFormElement | null>
  /** Does the form stand? Before that nothing can be put back. */
  isShown: boolean
  /** Stored values besides the typed fields. */
  rest: () => Omit<Stored, 'fields'>
}

/** Keeps what is typed in this tab and puts it back after a reload: nothing typed is ever lost. Contract C11. */
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
    /** `undefined` until it is read: before that nothing may be kept over what is there. */
    stored,
    save() {
      // A form that has done its work leaves nothing behind, whatever still changes until the page is left.
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
