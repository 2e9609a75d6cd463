import { type ReservationDraft, readDraft } from '@/lib/domain/reservation/form/draft'

/** Everything in the form. A locked fieldset is missing from FormData though nothing in it can have changed: it is opened for the reading. */
export function readFormDraft(form: HTMLFormElement): ReservationDraft {
  const locked = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset:disabled')]
  for (const fieldset of locked) fieldset.disabled = false
  const draft = readDraft(new FormData(form))
  for (const fieldset of locked) fieldset.disabled = true
  return draft
}
