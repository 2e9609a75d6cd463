/** @jest-environment ./tests/support/browser-environment.mjs */
import { searchMenu } from '@/components/menu/client/search-menu'

const dish = (name: string, about = '', hidden = '') => `<li ${hidden}><div><h3>${name}</h3> <p>${about}</p></div></li>`
const shown = () => [...document.querySelectorAll('[data-dishes] > li:not([data-miss]) h3')].map((h) => h.textContent)
const links = () => [...document.querySelectorAll('nav li:not([data-miss]) a')].map((a) => a.textContent)

beforeEach(() => {
  document.body.innerHTML = `<nav><ul><li><a href="#zupy">Zupy</a></li><li><a href="#dania">Dania</a></li></ul></nav>
    <section id="zupy"><ul data-dishes="">${dish('Żurek', 'Na zakwasie, z jajkiem.')}${dish('Rosół')}</ul></section>
    <section id="dania"><ul data-dishes="">${dish('Łosoś z rusztu', 'Skład: łosoś, masło')}</ul></section>`
})

it.each([
  ['zurek', ['Żurek'], ['Zupy']],
  ['ŻUREK', ['Żurek'], ['Zupy']],
  ['rosol', ['Rosół'], ['Zupy']],
  ['maslo', ['Łosoś z rusztu'], ['Dania']],
  ['jajk zur', ['Żurek'], ['Zupy']],
  ['pizza', [], []],
  ['  ', ['Żurek', 'Rosół', 'Łosoś z rusztu'], ['Zupy', 'Dania']],
])('issue of the place: "%s" leaves %j', (text, names, categories) => {
  const found = searchMenu(text)
  expect(shown()).toEqual(names)
  expect(links()).toEqual(categories)
  expect(found).toBe(text.trim() ? names.length : null)
})

it('shows all again when the text is removed, and never counts dishes that the diet filter hides', () => {
  searchMenu('pizza')
  document.querySelector('#zupy li')?.setAttribute('hidden', '')
  expect(searchMenu('zurek')).toBe(0)
  searchMenu('')
  expect(shown()).toHaveLength(3)
})

it('a dish that is on the page twice is found once: the search hides its row among the most ordered dishes', () => {
  document.body.insertAdjacentHTML('afterbegin', `<section data-popular><ul>${dish('Żurek')}</ul></section>`)
  const popular = document.querySelector('[data-popular]')
  expect(searchMenu('zurek')).toBe(1)
  expect(popular).toHaveAttribute('hidden')
  searchMenu('')
  expect(popular).not.toHaveAttribute('hidden')
})
