/** @jest-environment jsdom */
import { carryCampaign } from '@/lib/browser/analytics/carry-campaign'

beforeAll(() => {
  history.replaceState(null, '', '/?city=lublin&utm_source=fb&utm_medium=cpc')
  carryCampaign()
})

const press = (html: string, type = 'click') => {
  document.body.innerHTML = html
  document.addEventListener(type, (event) => event.preventDefault(), { once: true })
  document.querySelector('a')?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  return document.querySelector('a')?.getAttribute('href')
}

it.each([
  ['a link of ours', '/rezerwuj/lublin', '/rezerwuj/lublin?utm_source=fb&utm_medium=cpc'],
  ['another host', 'https://example.com/', 'https://example.com/'],
  ['another host without a scheme', '//example.com/', '//example.com/'],
  ['a fragment', '#main', '#main'],
  ['mail', 'mailto:a@b.pl', 'mailto:a@b.pl'],
])('C19 %s', (_, href, carried) => expect(press(`<a href="${href}">x</a>`)).toBe(carried))

it('C19 a link opened in another tab carries it too, once', () => {
  const once = press('<a href="/x">x</a>', 'auxclick')
  expect(once).toBe('/x?utm_source=fb&utm_medium=cpc')
  expect(press(`<a href="${once?.replace('&', '&amp;')}">x</a>`)).toBe(once)
})

it.each([
  ['get', ['utm_source=fb', 'utm_medium=cpc']],
  ['post', []],
])('C19 a form sent by %s', (method, carried) => {
  document.body.innerHTML = `<form method="${method}" action="/rezerwuj"></form>`
  const form = document.forms[0] as HTMLFormElement
  for (let i = 0; i < 2; i++) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`)).toEqual(carried)
})
