import { LARGER_PARTY, readPartySize } from '@/lib/domain/reservation/availability/party-size'

/** A wait longer than this is called long. */
const LONG_MS = 4000
const LOOK_AGAIN_MS = 250

/**
 * Announces that a form is being sent, on its button and in the page's live region: at once the action, after four
 * seconds the delay. The words are attributes of the region, `data-waiting-{step}`, where the step is the last part of
 * the form's action. A button waits while it has `aria-busy`; the button of a form that the browser posts itself gets
 * it here. The layout stays: the words are laid over the button's own. Contract C12.
 */
export function announceWaiting(): void {
  const posted: Element[] = []
  new MutationObserver(watchBusyButtons).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
  // The window's listener runs after every handler of the page, which may keep the form from leaving.
  window.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter ?? form.querySelector('button[type="submit"]')
    if (event.defaultPrevented || !button || !regionFor(form)) return
    button.setAttribute('aria-busy', 'true')
    posted.push(button)
  })
  // 'Back' may restore this very page, with the button as it was.
  window.addEventListener('pageshow', () => {
    for (const button of posted.splice(0)) button.removeAttribute('aria-busy')
  })
  watchBusyButtons()
}

function watchBusyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-busy="true"]:not([data-waits])')) {
    const region = button.form && regionFor(button.form)
    if (region && button.form) wait(button, region, wordsFor(button.form, region))
  }
}

function wait(button: HTMLButtonElement, region: Element, words: string): void {
  say(words)
  const startedAtMs = performance.now()
  let isLong = false
  const timer = setInterval(() => {
    if (!button.isConnected || button.getAttribute('aria-busy') !== 'true') {
      clearInterval(timer)
      delete button.dataset.waits
      region.textContent = ''
    } else if (!isLong && performance.now() - startedAtMs >= LONG_MS) {
      isLong = true
      say(region.getAttribute('data-waiting') ?? words)
    }
  }, LOOK_AGAIN_MS)

  function say(text: string): void {
    button.dataset.waits = text
    region.textContent = text
  }
}

/** The page's live region, if it has words for this form. */
function regionFor(form: HTMLFormElement): Element | null {
  return document.querySelector(`[data-waiting-${CSS.escape(stepOf(form))}]`)
}

function wordsFor(form: HTMLFormElement, region: Element): string {
  const people = form.elements.namedItem('peopleAmount')
  const isEnquiry = people instanceof HTMLInputElement && (readPartySize(people.value) ?? 0) >= LARGER_PARTY
  const words = region.getAttribute(`data-waiting-${stepOf(form)}`) ?? ''
  return (isEnquiry && region.getAttribute('data-waiting-enquiry')) || words
}

// A field named `action` would hide the property.
function stepOf(form: HTMLFormElement): string {
  const { pathname } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  return pathname.split('/').at(-1) || 'none'
}
