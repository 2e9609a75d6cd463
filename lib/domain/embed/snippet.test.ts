import { type EmbedChoice, snippetOf } from './snippet'

const words = { booking: 'Zarezerwuj stolik', order: 'Zamów jedzenie' }
const choice: EmbedChoice = { restaurant: 14, mode: 'booking', display: 'inline', colour: '' }

it('C16: a link that works without the script, then the script', () => {
  expect(snippetOf('https://lubje.pl', choice, words)).toBe(
    '<a href="https://lubje.pl/restaurants/14">Zarezerwuj stolik</a>\n' +
      '<script async src="https://lubje.pl/embed/v1.js" data-restaurant="14" data-mode="booking" data-display="inline"></script>',
  )
})

it('C16: an order in a pop-up with its own colour', () => {
  const snippet = snippetOf(
    'https://lubje.pl',
    { ...choice, mode: 'order', display: 'popup', colour: '#0a5c36' },
    words,
  )
  expect(snippet).toContain('href="https://lubje.pl/order/14">Zamów jedzenie')
  expect(snippet).toContain('data-mode="order" data-display="popup" data-colour="#0a5c36"')
})
