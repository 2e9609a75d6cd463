import { contentTagsOf } from './content-tags-of'

it.each([
  ['a restaurant', '/restaurants/12', {}, ['restaurant:12']],
  ['its menu', '/restaurants/12/menu', {}, ['restaurant:12']],
  [
    'availability',
    '/restaurants/3,4/availability?from=2026-11-27%2018:00&people=2',
    [],
    ['restaurant:3', 'restaurant:4'],
  ],
  [
    'a list of a city',
    '/search/ordering?city=Nowy%20Sącz&page=1',
    { items: [{ id: 7 }] },
    ['city:nowy-sacz', 'restaurant:7'],
  ],
  ['tables', '/search/tables?city=lublin', { items: [{ restaurant: { id: 9 } }] }, ['city:lublin', 'restaurant:9']],
  ['a list of all cities', '/restaurants?product=orders', { items: [{ id: 7 }] }, ['lists:lubje', 'restaurant:7']],
  ['counts', '/cities?product=orders', [], ['lists:lubje']],
  ['the site map', '/sitemap', {}, ['lists:lubje']],
  ['a part of it', '/sitemap/restaurants?after=0', { items: [{ id: 7 }] }, ['lists:lubje']],
  ['a refusal', '/search/tables?city=lublin', undefined, ['city:lublin']],
  ['a suggestion', '/suggestions?q=a', [], []],
  ['an order', '/orders/12', {}, []],
])('0071 %s changes under its tags', (_, path, data, tags) => expect(contentTagsOf('lubje', path, data)).toEqual(tags))
