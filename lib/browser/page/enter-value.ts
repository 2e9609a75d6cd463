export type EnteredField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enters a value into a field as a diner does, so that the page's components get its events; a boolean is a tick. */
export function enterValue(field: EnteredField, value: string | boolean): void {
  if (typeof value === 'boolean') check(field as HTMLInputElement, value)
  else enter(field, value)
}

// React ignores an input event if the value equals the last one it knows. So React is given another value first, and
// the element's native setter, which React does not track, writes the real one.
function enter(field: EnteredField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

// A checkbox is clicked back into its recorded state; a radio button that was unselected again needs no click.
function check(box: HTMLInputElement, isChecked: boolean): void {
  if (box.type === 'radio' && !isChecked) return
  box.checked = !isChecked
  box.click()
}
