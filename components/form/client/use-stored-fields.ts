import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/page-life/form-fields'
import { readSession, writeSession } from '@/lib/browser/storage/session-store'

/** What a tab remembers of a form; each form adds its own. */
type StoredForm = { fields: Record<string, string> }

interface Options<Stored extends StoredForm> {
  storageKey: string
  /** What was kept, or `null` for nothing or for what no longer reads. */
  read: (text: string | null) => Stored | null
  form: RefObject<HTMLFormElement | null>
  /** Does the form stand? Before that nothing can be put back. */
  isShown: boolean
  /** What is kept beside the typed fields. */
  rest: () => Omit<Stored, 'fields'>
  /** Told once, before what was kept is put back. */
  onRead?: (stored: Stored | null) => void
}

/** Keeps what is typed in this tab and puts it back after a reload: nothing typed is ever lost. Contract C11. */
export function useStoredFields<Stored extends StoredForm>(options: Options<Stored>) {
  const { storageKey, form, isShown } = options
  const [stored, setStored] = useState<Stored | null>(null)
  const [isRead, setRead] = useState(false)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const found = latest.current.read(readSession(storageKey))
    latest.current.onRead?.(found)
    setStored(found)
    setRead(true)
  }, [storageKey])

  useEffect(() => {
    if (isShown && stored && form.current) restoreFields(form.current, stored.fields)
  }, [isShown, stored, form])

  const save = useCallback(() => {
    if (!form.current) return
    writeSession(storageKey, JSON.stringify({ fields: typedFields(form.current), ...latest.current.rest() }))
  }, [storageKey, form])

  const discard = useCallback(() => writeSession(storageKey, null), [storageKey])

  return {
    stored,
    /** Before that, nothing may be kept over what is there. */
    isRead,
    save,
    discard,
  }
}
