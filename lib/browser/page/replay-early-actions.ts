import { type EnteredField, enterValue } from './enter-value'

/** Events recorded by the script of `lib/server/policy/early-script`. */
interface EarlyActions {
  fields: Map<EnteredField, string | boolean>
  button: HTMLElement | null
  /** The value of `button` when the page started to handle presses itself. */
  unheard?: HTMLElement | null
  stop: () => void
}

declare global {
  interface Window {
    nakryteEarly?: EarlyActions
  }
}

/**
 * From now on the page handles presses itself: call it exactly when hydration starts, before any other press. Otherwise
 * a press between that moment and `replayEarlyActions` would be handled and also replayed. Decision 0017.
 */
export function endEarlyPresses(): void {
  const early = window.nakryteEarly
  if (early && !('unheard' in early)) early.unheard = isHandledNow(early.button) ? null : early.button
}

// A press can itself start hydration; the page then handles it.
function isHandledNow(button: HTMLElement | null): boolean {
  const { event } = window
  return event?.type === 'click' && event.target instanceof Node && Boolean(button?.contains(event.target))
}

/**
 * Replays input and presses from before hydration to the page's components: each field once with its last value, then
 * the last button. Each step waits until the page has handled the one before. Decision 0017.
 */
export async function replayEarlyActions(): Promise<void> {
  const early = window.nakryteEarly
  if (!early) return
  endEarlyPresses()
  early.stop()
  delete window.nakryteEarly
  for (const [field, value] of early.fields) {
    await Promise.resolve()
    if (field.isConnected) enterValue(field, value)
  }
  await Promise.resolve()
  if (early.unheard?.isConnected) early.unheard.click()
}
