/** @jest-environment jsdom */
import { announceWaiting } from './announce-waiting'

const WORDS = { reservations: 'Rezerwujemy…', enquiry: 'Wysyłamy zapytanie…', cancel: 'Odwołujemy…' }
const LONG = 'To trwa dłużej niż zwykle'

const region = () => document.querySelector('[role="status"]')!
const button = () => document.querySelector('button')!

function page(form: string): void {
  const words = Object.entries(WORDS).map(([step, text]) => `data-waiting-${step}="${text}"`)
  document.body.innerHTML = `${form}<p role="status" data-waiting="${LONG}" ${words.join(' ')}></p>`
}

async function setBusy(isBusy: boolean): Promise<void> {
  if (isBusy) button().setAttribute('aria-busy', 'true')
  else button().removeAttribute('aria-busy')
  await Promise.resolve()
}

beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
  jest.useFakeTimers()
  page('')
  announceWaiting()
})

afterAll(() => jest.useRealTimers())

it('C12 announces the action at once, after four seconds that it takes longer, and ends with the wait', async () => {
  page('<form action="/api/reservations"><button type="submit">Rezerwuję stolik</button></form>')
  const texts: (string | null)[] = []
  const said = new MutationObserver(() => texts.push(region().textContent))
  said.observe(region(), { childList: true })
  await setBusy(true)
  expect(region()).toHaveTextContent('Rezerwujemy…')
  expect(button().dataset.waits).toBe('Rezerwujemy…')
  jest.advanceTimersByTime(3900)
  expect(region()).toHaveTextContent('Rezerwujemy…')
  jest.advanceTimersByTime(400)
  expect(button().dataset.waits).toBe(LONG)
  jest.advanceTimersByTime(60_000)
  await Promise.resolve()
  expect(texts).toEqual(['Rezerwujemy…', LONG])
  await setBusy(false)
  jest.advanceTimersByTime(300)
  expect(region()).toBeEmptyDOMElement()
  expect(button().dataset.waits).toBeUndefined()
})

it('L213 a party of 11 or more is an enquiry: nothing is reserved by pressing', async () => {
  page('<form action="/api/reservations"><input name="peopleAmount" value="11"><button>Wyślij</button></form>')
  await setBusy(true)
  expect(region()).toHaveTextContent('Wysyłamy zapytanie…')
})

it('C12 a form that the browser posts itself is announced too, until ‘back’ shows it again', async () => {
  page('<form action="/api/reservations/ABC/cancel"><button type="submit">Tak, odwołuję</button></form>')
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await Promise.resolve()
  expect(region()).toHaveTextContent('Odwołujemy…')
  window.dispatchEvent(new Event('pageshow'))
  jest.advanceTimersByTime(300)
  expect(region()).toBeEmptyDOMElement()
  expect(button()).not.toHaveAttribute('aria-busy')
})

it('C12 a form that stays on its page, and one without words, announce nothing', async () => {
  page('<form action="/api/reservations/ABC/cancel"><button>Tak</button></form>')
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  document.querySelector('form')!.requestSubmit()
  await Promise.resolve()
  expect(button()).not.toHaveAttribute('aria-busy')
  page('<form action="/rezerwuj"><button>Szukaj</button></form>')
  await setBusy(true)
  expect(region()).toBeEmptyDOMElement()
})

it('C12 removing the button ends the wait', async () => {
  page('<form action="/api/reservations"><button>Rezerwuję stolik</button></form>')
  await setBusy(true)
  button().remove()
  jest.advanceTimersByTime(5000)
  expect(region()).toBeEmptyDOMElement()
})
