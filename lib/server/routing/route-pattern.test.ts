import { readdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { routePattern } from './route-pattern'

const root = 'app/[tenant]'
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`)
const routes = files.filter((name) => /\/(?:cached|live)(?:\/.*)?\/page\.tsx$|\/api\/.*\/route\.tsx?$/.test(name))

test.each(routes.map((file) => relative(root, dirname(file))))('decision 0040: %s is in the list', async (folder) => {
  const source = await import('node:fs').then(({ readFileSync }) =>
    readFileSync('lib/server/routing/route-pattern.ts', 'utf8'),
  )
  const pattern = folder.startsWith('api/') ? `/${folder}` : folder.replace(/^(?:cached|live)/, '')
  expect(source).toContain(`'${pattern}',`)
})

test.each([
  ['/', '', '/cached'],
  ['/rezerwuj/lublin', '?utm_source=x', '/cached/rezerwuj/[city]'],
  ['/rezerwuj', '?visitDate=2026-12-01', '/live/rezerwuj'],
  ['/zamowienie/ABCDEFGHJKLMNPQRSTUV', '', '/live/zamowienie/[id]'],
  ['/rezerwacja/ABCDEFGHJKLMNPQRSTUV/kalendarz.ics', '', '/api/reservations/[code]/calendar'],
  ['/api/orders/ABCDEFGHJKLMNPQRSTUV/events', '', '/api/orders/[id]/events'],
  ['/api/orders', '', '/api/orders'],
  ['/API/Holds', '', '/api/holds'],
  ['/panel', '', '/live/panel'],
  ['/panel/12/ludzie', '?odpowiedz=1', '/live/panel/[restaurant]/ludzie'],
  ['/panel/wejscie/ABCDEFGHJKLMNPQRSTUV-_x', '', '/live/panel/wejscie/[token]'],
  ['/panel/api/12/orders/ABCDEFGH/steps', '', '/api/panel/proxy/[restaurant]/[...path]'],
  ['/panel/form/12/invite', '', '/api/panel/form/[form]/[action]'],
  ['/api/panel/proxy/12/board', '', 'other'],
  ['/API/panel/form/link', '', 'other'],
  ['/api/whatever/a/b', '', 'other'],
  ['/wp-login.php', '', 'other'],
])('%s%s is %s', (pathname, search, pattern) => expect(routePattern(pathname, search)).toBe(pattern))
