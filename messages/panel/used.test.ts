import { readdirSync, readFileSync } from 'node:fs'
import { OFFERS, RESTAURANT_SORTS } from '@/lib/domain/console/restaurants-schema'
import { DECLINE_REASONS } from '@/lib/domain/ordering/order/order-state'
import { AUDIT_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import { BRAND_ROLES, STAFF_ROLES } from '@/lib/domain/panel/access/permissions'
import { TEST_KINDS } from '@/lib/domain/panel/opening/opening-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { PERSON_TABLES } from '@/lib/domain/person-data/person-tables'
import { DATA_REQUEST_KINDS } from '@/lib/domain/person-data/schema'
import { OPENING_NEEDS } from '@/lib/domain/restaurant/missing-to-open'
import {
  ADDRESS_CHANGES,
  LINE_REASONS,
  ORDER_REASONS,
  RESERVATION_REASONS,
} from '@/lib/domain/restaurant/settings/impact/impact'
import { SETTINGS_PART_NAMES } from '@/lib/domain/restaurant/settings/parts'
import { ROUNDINGS } from '@/lib/domain/restaurant/settings/percent-prices'
import { PREVIEW_WIDTHS } from '@/lib/domain/restaurant/settings/preview'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { DOOR_STATES, WAITLIST_STATES } from '@/lib/domain/waitlist/schema'

/** Folders of the code that uses each file of words. */
const CODE = {
  shell: ['components/panel/access', 'components/panel/alarm', 'app'],
  access: ['components/panel/access', 'lib/server/panel', 'lib/domain/panel', 'app'],
  orders: ['components/panel/orders', 'components/panel/board', 'app/[tenant]/live/panel'],
  tables: ['components/panel/tables', 'components/panel/board'],
  alarm: ['components/panel/alarm'],
  search: ['components/panel/search'],
  report: ['components/panel/report', 'lib/domain/panel'],
  opening: ['components/panel/opening'],
  consoleQueue: ['components/console/queue', 'lib/domain/console', 'lib/server/console', 'app/[tenant]/live/konsola'],
  console: [
    'components/console',
    'components/panel/access',
    'lib/domain/panel/access',
    'lib/server/console',
    'app/[tenant]/live/konsola',
    'app/_pages',
  ],
  marketing: ['components/console/marketing', 'lib/server', 'lib/domain/marketing', 'app/[tenant]/live/konsola'],
  lookup: [
    'components/console/lookup',
    'components/panel/access',
    'lib/domain/console',
    'lib/server/console',
    'app/[tenant]/live/konsola',
  ],
  consoleRestaurants: [
    'components/console',
    'components/panel/access',
    'lib/domain/console',
    'lib/server/console',
    'app/[tenant]/live/konsola',
  ],
  consolePerson: [
    'components/console',
    'lib/domain/consents',
    'lib/domain/console',
    'lib/server/console',
    'app/[tenant]/live/konsola',
    'app/[tenant]/api/console',
  ],
  settings: ['components/panel/settings', 'app/[tenant]/live/panel/[restaurant]/ustawienia'],
}
/** Groups read by a code: their keys are exactly those of the code. */
const BY_CODE: Record<string, readonly string[]> = {
  'shell.roles': [...STAFF_ROLES, ...BRAND_ROLES],
  'console.people.roleHints': BRAND_ROLES,
  'access.people.roleHints': STAFF_ROLES,
  'access.audit.actions': Object.keys(AUDIT_ACTIONS),
  'settings.parts': SETTINGS_PART_NAMES,
  'settings.preview.widthNames': PREVIEW_WIDTHS,
  'settings.impact.reservationReasons': RESERVATION_REASONS,
  'settings.impact.orderReasons': ORDER_REASONS,
  'settings.impact.lineReasons': LINE_REASONS,
  'settings.impact.addresses': ADDRESS_CHANGES,
  'settings.menu.roundings': ROUNDINGS,
  'orders.decline.reasons': DECLINE_REASONS,
  'consoleRestaurants.states': RESTAURANT_STATES,
  'consoleRestaurants.sorts': RESTAURANT_SORTS,
  'consoleRestaurants.offers': OFFERS,
  'consolePerson.tables': Object.keys(PERSON_TABLES),
  'consolePerson.send.kinds': DATA_REQUEST_KINDS,
  'opening.title': RESTAURANT_STATES,
  'opening.text': RESTAURANT_STATES,
  'opening.needs': OPENING_NEEDS,
  'opening.tests.kinds': TEST_KINDS,
  'search.waitStates': [...WAITLIST_STATES, ...DOOR_STATES],
  'orders.age': ['waits', 'due', 'stands', 'rides', 'minutes', 'hours', 'day'],
  'orders.refund': ['requested', 'done', 'failed'],
}

/** Groups read by a key that the code computes, as `words.state[mark]`. */
const isReadByKey = (code: string, group: string) =>
  new RegExp(`\\b${group}\\[|\\b${group}\\.\\$\\{|\\b${group} as Record|\\bin ${group}\\b`).test(code)

function unusedIn(words: object, path: string[], code: string): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = [...path, key]
    if (typeof value === 'object' && !Array.isArray(value))
      return at.join('.') in BY_CODE ? [] : unusedIn(value, at, code)
    const isNamed = new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]|\\b${key}:|[{,] ${key}\\b`).test(code)
    return isNamed || isReadByKey(code, path.at(-1) ?? '') ? [] : [at.join('.')]
  })
}

it.each(Object.entries(CODE))('every word of %s is read somewhere', (name, folders) => {
  const code = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .join('\n')
  expect(unusedIn(panelWords[name as keyof typeof panelWords], [name], code)).toEqual([])
})

it.each(Object.entries(BY_CODE))('%s has a word for each code, and none that no code has', (path, codes) => {
  const group = path.split('.').reduce<unknown>((words, key) => (words as Record<string, unknown>)[key], panelWords)
  expect(Object.keys(group as object).sort()).toEqual([...codes].sort())
})
