import { MAX_UNRANKED_PAGE, pagePath, readPageNumber, readRanking } from './page-number'

it.each([
  ['nothing', undefined, 1],
  ['an empty text', '', 1],
  ['the first page', '1', 1],
  ['the second page', '2', 2],
  ['two pages, of which the first counts', ['3', '4'], 3],
  ['a page with a leading zero', '02', 1],
  ['a negative page', '-2', 1],
  ['half a page', '2.5', 1],
  ['words', 'druga', 1],
  ['the last cached page', '25', 25],
  ['the page behind it', '26', null],
  ['a number of many digits', '9'.repeat(400), null],
])('reads %s', (_, written, page) => expect(readPageNumber(written, MAX_UNRANKED_PAGE)).toBe(page))

it.each([
  ['/rezerwuj/lublin', 1, undefined, '/rezerwuj/lublin'],
  ['/rezerwuj/lublin', 2, undefined, '/rezerwuj/lublin?strona=2'],
  ['/rezerwuj?city=lublin', 3, 'abc.1', '/rezerwuj?city=lublin&strona=3&lista=abc.1'],
])('the address of %s, page %s', (path, page, ranking, address) => expect(pagePath(path, page, ranking)).toBe(address))

it.each([
  ['a ranking', 'eyJ-_x.1a.2', 'eyJ-_x.1a.2'],
  ['two, of which the first counts', ['a.1', 'b.2'], 'a.1'],
  ['nothing', undefined, null],
  ['words', 'druga strona', null],
  ['signs that an address writes in three', `${'%'.repeat(50)}.1`, null],
  ['a text without end', `a.${'1'.repeat(4000)}`, null],
])('reads %s', (_, written, ranking) => expect(readRanking(written)).toBe(ranking))
