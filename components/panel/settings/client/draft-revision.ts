import { useEffect } from 'react'

const REVISION_EVENT = 'draft-revision'

/** Updates the draft's revision in the page's other forms, which post it. */
export function announceRevision(revision: number | null): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=revision]'))
    input.value = String(revision ?? '')
  document.dispatchEvent(new CustomEvent(REVISION_EVENT, { detail: revision }))
}

/** Gets revisions made by other parts of the page. */
export function useDraftRevision(onRevision: (revision: number | null) => void): void {
  useEffect(() => {
    const listen = (event: Event) => onRevision((event as CustomEvent<number | null>).detail)
    document.addEventListener(REVISION_EVENT, listen)
    return () => document.removeEventListener(REVISION_EVENT, listen)
  }, [onRevision])
}
