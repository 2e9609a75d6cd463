/** The values typed into the named controls of a form, without unticked boxes, hidden controls and one-time codes. */
export function typedFields(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter(isTypeable)
  return Object.fromEntries(controls.map((control) => [control.name, typedInto(control)]).filter(([, value]) => value))
}

/** Restores the values, without overwriting what has been typed since. */
export function restoreFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const control of [...form.elements].filter(isTypeable)) {
    const stored = fields[control.name]
    if (stored === undefined || typedInto(control)) continue
    if (isBox(control)) control.checked = true
    else control.value = stored
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isTypeable(element: Element): element is Control {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.name !== ''
  return (
    element instanceof HTMLInputElement &&
    element.name !== '' &&
    !['hidden', 'radio', 'submit'].includes(element.type) &&
    // A code is a key for two minutes: it is stored nowhere.
    element.autocomplete !== 'one-time-code'
  )
}

function typedInto(control: Control): string {
  if (isBox(control)) return control.checked ? 'on' : ''
  return control.value
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}
