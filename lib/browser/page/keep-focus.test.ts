/** @jest-environment jsdom */
import { keepFocus } from './keep-focus'

/** The observer runs in a microtask. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

let end: () => void
// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section data-places="new">
        <article tabindex="-1" data-place="order 1"><button id="accept-1">Przyjmij</button></article>
        <article tabindex="-1" data-place="order 2"><button id="accept-2">Przyjmij</button></article>
      </section>
      <section data-places="kitchen"></section>
      <p id="said"><button id="undo">Cofnij</button></p>
    </main>`
  end = keepFocus()
})
afterEach(() => end())

describe('C29 focus when working by keyboard', () => {
  it('goes to the card whose button was pressed, not to its next button', async () => {
    one('#accept-1').focus()
    one('#accept-1').outerHTML = '<button id="take-back">Cofnij</button>'
    await settled()
    expect(document.activeElement).toBe(one('[data-place="order 1"]'))
  })

  it('follows a card into another list', async () => {
    one('#accept-1').focus()
    one('[data-place="order 1"]').remove()
    one('[data-places="kitchen"]').innerHTML = '<article tabindex="-1" data-place="order 1">Nr 1</article>'
    await settled()
    expect(document.activeElement).toBe(one('[data-places="kitchen"] [data-place="order 1"]'))
  })

  it('goes to the next card where one was removed, and to the page where none is left', async () => {
    one('#accept-1').focus()
    one('[data-place="order 1"]').remove()
    await settled()
    expect(document.activeElement).toBe(one('[data-place="order 2"]'))
    one('[data-place="order 2"]').remove()
    await settled()
    expect(document.activeElement).toBe(one('#main'))
  })

  it('returns to the previously focused element where the removed one had no place', async () => {
    one('#accept-2').focus()
    one('#undo').focus()
    one('#said').remove()
    await settled()
    expect(document.activeElement).toBe(one('#accept-2'))
  })

  it('goes to the title of a sheet whose content has changed', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog open><h2>Anna</h2><div><button>Przenieś</button></div></dialog>',
    )
    one('dialog button').focus()
    one('dialog div').innerHTML = '<input>'
    await settled()
    expect(document.activeElement).toBe(one('dialog h2'))
  })

  it('does not move the focus after a field was left', async () => {
    one('#accept-1').focus()
    one('#accept-1').blur()
    await settled()
    one('[data-place="order 1"]').remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})
