import type { RestaurantPageName } from '@/lib/domain/restaurant/restaurant-pages'
import { previewedPagePath, readPreview, settingsPreviewPath } from './preview'

const ALL: RestaurantPageName[] = ['table', 'menu', 'about']

it.each([
  ['a draft of the menu begins with the menu, on a phone', {}, 'menu', ALL, { page: 'menu', width: 'phone' }],
  ['one of the hours with the table', {}, 'hours', ALL, { page: 'table', width: 'phone' }],
  ['the address chooses', { s: 'o-miejscu', w: 'szeroko' }, 'menu', ALL, { page: 'about', width: 'wide' }],
  ['where there is no menu, the table', { s: 'menu' }, 'menu', ['table', 'about'], { page: 'table', width: 'phone' }],
  ['nonsense chooses nothing', { s: ['menu'], w: '1' }, 'hours', ALL, { page: 'table', width: 'phone' }],
] as const)('C37: %s', (_, query, part, pages, choice) => expect(readPreview(query, part, pages)).toEqual(choice))

it('C37: its addresses are read as they were written', () => {
  const choice = { page: 'about', width: 'wide' } as const
  const { searchParams } = new URL(settingsPreviewPath(1, 'menu', choice), 'https://lubje.pl')
  expect(readPreview(Object.fromEntries(searchParams), 'menu', ALL)).toEqual(choice)
  expect(previewedPagePath(1, 'menu', 'about')).toBe('/panel/1/ustawienia/menu/podglad/strona?s=o-miejscu')
})
