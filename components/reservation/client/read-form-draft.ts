import { type ReservationDraft, readDraft } from '@/lib/domain/reservation/form/draft'

/**
 * All values of the form. FormData omits the controls of a locked fieldset, so the fieldset is unlocked while they are
 * read.
 */
export function readFormDraft(form: HTMLFormElement): ReservationDraft {
  const locked = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset:disabled')]
  for (const fieldset of locked) fieldset.disabled = false
  const draft = readDraft(new FormData(form))
  for (const fieldset of locked) fieldset.disabled = true
  return draft
}
