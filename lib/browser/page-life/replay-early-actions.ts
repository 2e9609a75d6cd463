/** What the script of `lib/server/policy/early-script` kept. */
interface EarlyActions {
  fields: Map<Field, string | boolean>
  button: HTMLElement | null
  /** `button` as it was when the page began to hear presses by itself. */
  unheard?: HTMLElement | null
  stop: () => void
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

declare global {
  interface Window {
    nakryteEarly?: EarlyActions
  }
}

/**
 * From now on the page hears presses by itself: call it in the very moment in which it comes to life, before any other
 * press. Else one that falls between that and `replayEarlyActions` would be heard and told again. Decision 0017.
 */
export function endEarlyPresses(): void {
  const early = window.nakryteEarly
  if (early && !('unheard' in early)) early.unheard = isHeardNow(early.button) ? null : early.button
}

// A press can itself bring the page to life, and is then heard by it.
function isHeardNow(button: HTMLElement | null): boolean {
  const { event } = window
  return event?.type === 'click' && event.target instanceof Node && Boolean(button?.contains(event.target))
}

/**
 * Tells the page's components, now that they listen, of what was entered and pressed before: each field once with its
 * last value, then the last button. Each is told once the page has answered the one before. Decision 0017.
 */
export async function replayEarlyActions(): Promise<void> {
  const early = window.nakryteEarly
  if (!early) return
  endEarlyPresses()
  early.stop()
  delete window.nakryteEarly
  for (const [field, value] of early.fields) {
    await Promise.resolve()
    if (!field.isConnected) continue
    if (typeof value === 'boolean') check(field as HTMLInputElement, value)
    else enter(field, value)
  }
  await Promise.resolve()
  if (early.unheard?.isConnected) early.unheard.click()
}

// React takes for news only what differs from the last value it was told: so it is told another one first, and the
// field's own setter, which React does not see, writes the real one.
function enter(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

// A box is pressed back into the state it was left in; a radio button that was left again needs no press.
function check(box: HTMLInputElement, isChecked: boolean): void {
  if (box.type === 'radio' && !isChecked) return
  box.checked = !isChecked
  box.click()
}
