import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import { fileAvailability } from '@/lib/domain/restaurant/file/file-availability'
import { fileHoursOf, hoursOfFile } from '@/lib/domain/restaurant/file/file-hours'
import { fileReach } from '@/lib/domain/restaurant/file/file-reach'
import { voucherOfFile } from '@/lib/domain/restaurant/file/file-voucher'
import { restaurantJsonSchema } from '@/lib/domain/restaurant/file/json-schema'
import type { NumberedMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { highestNumber, numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { withoutNumbers } from '@/lib/domain/restaurant/file/number-tables'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { menuFromStored, numberedMenuOf, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { changePrices } from '@/lib/domain/restaurant/settings/change-prices'
import { draftedZone, markedZone } from '@/lib/domain/restaurant/settings/drafted-zone'
import { editList } from '@/lib/domain/restaurant/settings/edit-list'
import { tableNames, withShownAmount } from '@/lib/domain/restaurant/settings/form/form-field'
import { menuChoices } from '@/lib/domain/restaurant/settings/form/menu-choices'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { pressed } from '@/lib/domain/restaurant/settings/form/press'
import { pressNow } from '@/lib/domain/restaurant/settings/form/press-now'
import { typedOver } from '@/lib/domain/restaurant/settings/form/read-fields'
import { typedText } from '@/lib/domain/restaurant/settings/form/typed-text'
import type { NumberedFile, OpenCommitments } from '@/lib/domain/restaurant/settings/impact/impact'
import { impactOf } from '@/lib/domain/restaurant/settings/impact/impact-of'
import { impactToWire } from '@/lib/domain/restaurant/settings/impact/impact-wire'
import { promotionsCost } from '@/lib/domain/restaurant/settings/impact/promotions-cost'
import { previewOf } from '@/lib/domain/restaurant/settings/impact/promotions-preview'
import { affectedReservations } from '@/lib/domain/restaurant/settings/impact/reservations'
import { mergePart, mergeTabs, rebasePart } from '@/lib/domain/restaurant/settings/merge-part'
import { movedLocationProblems } from '@/lib/domain/restaurant/settings/moved-location'
import {
  type Json,
  type PartValue,
  readPart,
  setAt,
  withoutPrices,
  withPart,
} from '@/lib/domain/restaurant/settings/parts'
import { pictureFilesIn } from '@/lib/domain/restaurant/settings/picture-names'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import { holidaysToSettle } from '@/lib/domain/restaurant/settings/polish-holidays'
import { withRenamedJoins } from '@/lib/domain/restaurant/settings/renamed-tables'
import { eveningsToCompare, seatsOfEvening } from '@/lib/domain/restaurant/settings/seats-of-evening'
import { dishesByQuestion, shareQuestion } from '@/lib/domain/restaurant/settings/shared-questions'
import { withSortedDays } from '@/lib/domain/restaurant/settings/sorted-days'
import { typedChange, typedPart } from '@/lib/domain/restaurant/settings/typed-value'
import { instantOf } from '@/lib/domain/time/time'
import { largestFile } from './largest-file'

/** A function that was this fast once is not run again. */
const MAX_CPU_MS = Number(process.env.MAX_CPU_MS)
const MAX_RUNS = 25
const FRIDAY = '2026-11-27'
const now = instantOf('2026-11-23', '08:00')

const before = readRestaurantFile(largestFile()).file as RestaurantFile
const menu = before.menu as NonNullable<RestaurantFile['menu']>
const numbered = numberMenu(menu, null)
const old: NumberedFile = { ...before, menu: numbered }

/** Every value is changed and in another order, and every second item is another one. */
function changed<T>(value: T, mark: string, key = ''): T {
  if (Array.isArray(value))
    return value.map((one) => changed(one, mark, key === 'goesWith' ? 'name' : '')).toReversed() as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, mark, name)])) as T
  if (key === 'description' || key === 'ingredients') return `${value} ${mark}` as T
  if (key === 'name' && /[02468]$/.test(String(value))) return `${value} ${mark}` as T
  if (key === 'priceGrosze') return (Number(value) + mark.length) as T
  return value
}
const PARTS = ['menu', 'tables', 'hours', 'delivery', 'promotions'] as const
const parts = PARTS.map((part) => {
  const value = readPart(before, part)
  return { part, value, mine: changed(value, 'moje'), theirs: changed(value, 'ich obok') }
})
const [ofMenu] = parts as [(typeof parts)[number]]
const inOne = {
  categories: [{ name: 'Wszystko', products: menu.categories.flatMap(({ products }) => products) }],
} as unknown as PartValue
const after = { ...before, menu: { ...menu, categories: changed(menu.categories, 'po'), discounts: [] } }
const fresh: NumberedFile = { ...after, menu: numberMenu(after.menu, numbered) }

const times = <T>(count: number, make: (no: number) => T): T[] => Array.from({ length: count }, (_, no) => make(no))
const dishes = numbered.categories.flatMap(({ products }) => products)
/** The most that is ever loaded (`load-open-commitments.ts`). */
const open: OpenCommitments = {
  reservations: times(3000, (no) => ({
    id: no,
    number: `R${no}`,
    startsAt: new Date(now.getTime() + no * 600_000),
    stayMinutes: 90,
    partySize: 2 + (no % 9),
    tables: [`T${no % 400}`, `T${(no + 7) % 400}`],
    area: 'sala',
  })),
  orders: times(500, (no) => ({
    id: `${no}`,
    number: `${no}`,
    deliveryType: 'delivery',
    deliveryAt: new Date(now.getTime() + no * 600_000),
    lines: times(5, (line) => ({
      productId: dishes[(no * 5 + line) % dishes.length]?.id ?? 0,
      name: 'x',
      answers: [],
    })),
    address: { lat: before.address.lat + no / 5000, lng: before.address.lng },
  })),
  recentDeliveries: times(2000, (no) => ({ lat: before.address.lat + no / 10_000, lng: before.address.lng })),
}
const noCost = { promotions: new Map(), vouchers: new Map(), all: { orders: 0, grosze: 0 } }
const offered = (file: NumberedFile) => ({
  menu: file.menu as NumberedMenu,
  codes: file.vouchers.map(({ code }) => code),
  cost: noCost,
})
const impacts = affectedReservations(old, { ...fresh, rooms: [] })(open.reservations)

const stored = storedMenuOf(numbered, () => null)

/** Exported functions that take a file, a part or a menu, run on the largest. */
const runs: Record<string, () => unknown> = {
  withoutNumbers: () => withoutNumbers(before.rooms),
  highestNumber: () => highestNumber(numbered),
  fileHoursOf: () => fileHoursOf(hoursOfFile(before.hours)),
  tableNames: () => tableNames(parts[1]?.value as Json),
  withRenamedJoins: () => withRenamedJoins(readPart(before, 'tables'), readPart(after, 'tables')),
  readRestaurantFile: () => readRestaurantFile(before),
  differencesOf: () => differencesOf(before, after),
  numberMenu: () => numberMenu(after.menu, numbered),
  storedMenuOf: () => storedMenuOf(numbered, () => null),
  numberedMenuOf: () => numberedMenuOf(stored, new Map(), (src) => src),
  menuFromStored: () => menuFromStored(stored),
  fileAvailability: () => fileAvailability(before),
  hoursOfFile: () => hoursOfFile(before.hours),
  fileReach: () => fileReach(before),
  voucherOfFile: () => before.vouchers.map(voucherOfFile),
  restaurantJsonSchema,
  readPart: () => parts.map(({ part }) => readPart(before, part)),
  withPart: () => parts.map(({ part, mine }) => withPart(before, part, mine)),
  withoutPrices: () => withoutPrices(before),
  mergePart: () => parts.map(({ value, mine, theirs }) => mergePart(value, mine, theirs)),
  mergeTabs: () => parts.map(({ value, mine, theirs }) => mergeTabs(value, mine, theirs)),
  rebasePart: () => parts.map(({ value, mine, theirs }) => rebasePart(value, mine, theirs)),
  typedPart: () => parts.map(({ part, mine, value }) => typedPart(part, mine, value)),
  editList: () => editList(inOne, { step: 'duplicate', path: ['categories', 0] }),
  pressed: () => pressed(inOne, { step: 'duplicate', path: ['categories', 0] }, partForm('menu', inOne)),
  typedOver: () =>
    typedOver(
      partForm('menu'),
      [],
      ofMenu.mine,
      times(200, (no) => [`categories[0].products[${no % 100}].name`, 'x']),
    ),
  typedChange: () => typedChange('menu', ofMenu.mine, ofMenu.value),
  partForm: () => partForm('hours', parts[2]?.value, FRIDAY),
  menuChoices: () => menuChoices(numbered as unknown as PartValue, '?'),
  withShownAmount: () => withShownAmount({ ...ofMenu.value, value: 1 }, ofMenu.value, ['type']),
  draftedZone: () => parts[3]?.value && draftedZone(parts[3].value, 0),
  markedZone: () => parts[3]?.value && markedZone(parts[3].value, 0, '{"name":"x"}'),
  movedLocationProblems: () => movedLocationProblems(before, readPart(after, 'profile')),
  placeOfItem: () => placeOfItem(ofMenu.value, 'categories[0].products[0]', { id: -1 }),
  pressNow: () =>
    pressNow(
      { value: ofMenu.value, fields: partForm('menu') },
      { step: 'duplicate', path: ['categories', 0, 'products', 0] },
      { from: [], at: [], rows: { items: [{ id: 1 }] }, isOther: true },
    ),
  withSortedDays: () => withSortedDays({ exceptions: before.hours.exceptions.toReversed() as unknown as Json }),
  typedText: () => typedText(partForm('menu'), ofMenu.mine, ofMenu.value),
  setAt: () => setAt(ofMenu.value, ['categories', 0, 'products', 0, 'name'], 'x'),
  pictureFilesIn: () => pictureFilesIn(ofMenu.value),
  dishesByQuestion: () => dishesByQuestion(ofMenu.value),
  shareQuestion: () => shareQuestion(ofMenu.value, ['categories', 0, 'products', 0, 'questions', 0]),
  changePrices: () => {
    const categories = menu.categories.map((_, no) => no)
    return changePrices(ofMenu.value, { percent: 8, rounding: '50gr', categories, withOptions: true }, '?')
  },
  holidaysToSettle: () => holidaysToSettle(before.hours, FRIDAY),
  seatsOfEvening: () => seatsOfEvening(before, FRIDAY),
  eveningsToCompare: () => eveningsToCompare(before, after, FRIDAY),
  impactOf: () => impactOf({ before, after, open, now }),
  impactToWire: () => impacts.flatMap(impactToWire),
  promotionsCost: () => promotionsCost(old),
  previewOf: () => previewOf(offered(old), offered(fresh)),
}

/** Functions that another run calls on the whole file: slow ones make that run slow. */
const WITHIN_RUNS =
  'numberTables sizeProblems crossProblems menuProblems itemsByIdentity isEqual renamedTables withQuestionKeys affectedReservations affectedOrders affectedLowestPrices affectedAddresses'.split(
    ' ',
  )

/** Functions that take no file, part or menu, or only a single item of one. */
const SMALL = [
  'placeText valueText itemText listAt isItem isSameItem identityOf itemStub isSameAddress isList labelOf problemPathOf validityOf discountFromStored',
  'polishHolidays uniqueName pictureFileName pictureIdIn placeInPart partOfSlug valueAt readPath changedGrosze percentIn roundingIn percentPricesPath menuTablePath choicePath',
  'settingsPartPath settingsReviewPath settingsHistoryPath settingsPageOf problemHref readMenuPlace settingsPreviewPath previewedPagePath readPreview',
  'hasPicture fieldAt fieldText fieldName problemPlaceText nameIn readPress readRows pathNow itemsAt stepsOf rowsNamed areaBefore readArea line prose',
].flatMap((names) => names.split(' '))

/**
 * In ms of CPU; for work in steps, the longest step. The fastest of some runs counts: other load makes single runs
 * slower.
 */
function costOf(run: () => unknown): number {
  let cost = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MAX_RUNS && cost > MAX_CPU_MS; tries++) cost = Math.min(cost, longestStep(run))
  return Math.round(cost)
}

function longestStep(run: () => unknown): number {
  let [result, longest] = timed(run)
  while (isSteps(result)) {
    const steps = result
    const [step, ms] = timed(() => steps.next())
    longest = Math.max(longest, ms)
    if (step.done) result = null
  }
  return longest
}

function timed<T>(run: () => T): [result: T, ms: number] {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return [result, (user + system) / 1000]
}

function isSteps(value: unknown): value is Iterator<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value
}

async function uncovered(): Promise<string[]> {
  const folders = ['file', 'settings', 'settings/form', 'settings/impact'].map(
    (name) => `lib/domain/restaurant/${name}`,
  )
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  const modules = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const exports = await Promise.all(modules.map((file) => import(pathToFileURL(file).href)))
  const names = exports.flatMap((one) => Object.keys(one).filter((name) => typeof one[name] === 'function'))
  return names.filter((name) => !(name in runs) && !WITHIN_RUNS.includes(name) && !SMALL.includes(name))
}

const costs = Object.entries(runs).map(([name, run]) => [name, costOf(run)] as const)
process.stdout.write(JSON.stringify({ costs: Object.fromEntries(costs), uncovered: await uncovered() }))
