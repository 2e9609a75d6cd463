import { type EnteredField, enterValue } from './enter-value'

/** The address of the page and its fields in the order in which they were last touched. */
type TouchedFields = { path: string; fields: [selector: string, value: string | boolean][] }

const STORAGE_KEY = 'keptFields'

/** The last known value of each field that a diner has touched, by a selector that finds it in the page's next load too. */
const touched = new Map<string, string | boolean>()

/** Records from now on which fields a diner changes. Ledger L090. */
export function trackTouchedFields(): void {
  document.addEventListener('input', ({ target }) => isField(target) && track(target), true)
}

/** The fields on the page that have been touched. */
export function touchedFields(): EnteredField[] {
  return [...touched.keys()].flatMap((selector) => document.querySelector<EnteredField>(selector) ?? [])
}

/**
 * Stores the touched fields in this tab for the next load of this page. A form marked `data-draft` stores its own.
 * Returns false if the browser refuses storage and a field has been touched.
 */
export function storeTouchedFields(): boolean {
  const fields = [...touched].flatMap(([selector, last]): TouchedFields['fields'] => {
    const field = document.querySelector<EnteredField>(selector)
    const now = field ?? document.querySelector<EnteredField>(withoutTag(selector))
    if (!now || isSecret(now) || now.closest('[data-draft]')) return []
    return [[selector, field ? enteredIn(field) : last]]
  })
  try {
    writeTouched(fields)
    return true
  } catch {
    return touched.size === 0
  }
}

/** Enters what `storeTouchedFields` stored, each field after the page has handled the one before. Ledger L090. */
export async function restoreTouchedFields(): Promise<void> {
  const stored = readTouched()
  if (!stored) return
  const focused = document.activeElement
  const missing: TouchedFields['fields'] = []
  for (const [selector, value] of stored) {
    await Promise.resolve()
    const field = document.querySelector<EnteredField>(selector)
    if (field) enterValue(field, value)
    else missing.push([selector, value])
    // Suggestions are not needed now.
    if (field?.matches('[role=combobox]')) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  if (document.activeElement !== focused && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // The page may have been loaded during an outage: its next load has the missing fields.
  writeTouched(missing)
}

/** A PIN or a bank's code is never stored; a script cannot choose a file. */
export function isSecret(field: HTMLElement): boolean {
  return field.matches('[type=password], [type=file], [autocomplete=one-time-code]')
}

function track(field: EnteredField): void {
  const selector = selectorOf(field)
  if (!selector) return
  for (const known of touched.keys()) if (!document.querySelector(withoutTag(known))) touched.delete(known)
  touched.delete(selector)
  touched.set(selector, isSecret(field) ? '' : enteredIn(field))
}

function isField(target: EventTarget | null): target is EnteredField {
  return target instanceof Element && target.matches('input:not([type=hidden]), select, textarea')
}

// The selector has the tag: a field may be replaced by one of another kind, as the party size's list by a number.
function selectorOf(field: EnteredField): string | null {
  const tag = field.localName
  if (field.id) return `${tag}[id=${JSON.stringify(field.id)}]`
  if (!field.name) return null
  const name = `${tag}[name=${JSON.stringify(field.name)}]`
  // A box without the attribute has the value 'on', which no selector finds.
  return isBox(field) && field.hasAttribute('value') ? `${name}[value=${JSON.stringify(field.value)}]` : name
}

const withoutTag = (selector: string) => selector.slice(selector.indexOf('['))
const enteredIn = (field: EnteredField) => (isBox(field) ? field.checked : field.value)
const isBox = (field: EnteredField): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]')
const path = () => window.location.pathname + window.location.search

function writeTouched(fields: TouchedFields['fields']): void {
  if (fields.length === 0) window.sessionStorage.removeItem(STORAGE_KEY)
  else window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path: path(), fields } satisfies TouchedFields))
}

function readTouched(): TouchedFields['fields'] | null {
  try {
    const text = window.sessionStorage.getItem(STORAGE_KEY)
    if (!text) return null
    window.sessionStorage.removeItem(STORAGE_KEY)
    const stored = JSON.parse(text) as TouchedFields
    return stored.path === path() ? stored.fields : null
  } catch {
    return null // a browser without storage
  }
}
