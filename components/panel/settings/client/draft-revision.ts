import { useEffect } from 'react'

const REVISION_EVENT = 'draft-revision'

type Revision = number | null

/**
 * Gives the page's other forms, which post it, the draft's revision after a change of the one before. A form that was
 * made of an older draft keeps its own: its places are those of that draft.
 */
export function announceRevision(before: Revision, revision: Revision): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=revision]'))
    if (input.value === String(before ?? '')) input.value = String(revision ?? '')
  document.dispatchEvent(new CustomEvent(REVISION_EVENT, { detail: [before, revision] }))
}

/** Gets revisions made by other parts of the page. */
export function useDraftRevision(onRevision: (before: Revision, revision: Revision) => void): void {
  useEffect(() => {
    const listen = (event: Event) => onRevision(...(event as CustomEvent<[Revision, Revision]>).detail)
    document.addEventListener(REVISION_EVENT, listen)
    return () => document.removeEventListener(REVISION_EVENT, listen)
  }, [onRevision])
}
