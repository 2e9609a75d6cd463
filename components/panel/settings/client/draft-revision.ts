import { useEffect } from 'react'

const TOLD = 'draft-revision'

/** Updates the draft's revision in the page's other forms, which post it. */
export function tellRevision(revision: number | null): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=revision]'))
    input.value = String(revision ?? '')
  document.dispatchEvent(new CustomEvent(TOLD, { detail: revision }))
}

/** Gets revisions made by other parts of the page. */
export function useToldRevision(hear: (revision: number | null) => void): void {
  useEffect(() => {
    const listen = (event: Event) => hear((event as CustomEvent<number | null>).detail)
    document.addEventListener(TOLD, listen)
    return () => document.removeEventListener(TOLD, listen)
  }, [hear])
}
