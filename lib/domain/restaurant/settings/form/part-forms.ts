import { capitalized } from '@/lib/domain/interpolate'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS, paymentLabel } from '@/lib/domain/payment/methods'
import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import type { Json, PartValue, SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { holidaysToSettle } from '@/lib/domain/restaurant/settings/polish-holidays'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import type { LocalDate } from '@/lib/domain/time/time'
import { boundWords } from '@/lib/domain/words'
import { ALLERGEN_LABELS, DIET_LABELS } from '@/messages/content/diet-labels'
import { DIFFERENCE_WORDS, FILE_PARTS } from '@/messages/content/restaurant-file'
import formWords from '@/messages/panel/settings-form.json'
import type { Choice, FormField } from './form-field'

const words = boundWords(formWords)
const { choices, units, none } = words

/** A field before its words are added: by its place in its part, else the label from `FILE_PARTS`. */
type FieldSpec = Omit<FormField, 'label' | 'hint' | 'fields' | 'item' | 'add' | 'on' | 'off' | 'open' | 'byHand'> & {
  fields?: readonly FieldSpec[]
  item?: FieldSpec
}
type More = Partial<Omit<FieldSpec, 'kind' | 'name'>>

const of =
  (kind: FormField['kind'], own: More = {}) =>
  (name: string, more: More = {}): FieldSpec => ({
    kind,
    name,
    ...own,
    ...more,
  })
const line = of('line')
const prose = of('prose')
const email = of('email')
const tel = of('tel')
const url = of('url')
const date = of('date')
const time = of('time')
const number = of('number')
const lines = of('lines')
const flag = of('flag')
const grosze = of('grosze', { unit: units.zloty })
const picture = of('picture')
const minutes = of('number', { unit: units.minutes })
const kilometres = of('number', { unit: units.km })
const group = (name: string, fields: readonly FieldSpec[], more: More = {}): FieldSpec => ({
  kind: 'group',
  name,
  fields,
  ...more,
})
const list = (name: string, item: FieldSpec, blank: Json, more: More = {}): FieldSpec => ({
  kind: 'list',
  name,
  item,
  blank,
  ...more,
})
const choice = (name: string, options: FormField['choices'], more: More = {}): FieldSpec => ({
  kind: 'choice',
  name,
  choices: options,
  ...more,
})
const choicesOf = (name: string, options: FormField['choices'], none?: string): FieldSpec => ({
  kind: 'choices',
  name,
  choices: options,
  none,
})

const listed = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
const named = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const weekdays = DIFFERENCE_WORDS.weekdays.map((label, value) => ({ value: String(value), label: capitalized(label) }))

const intervals = list('intervals', group('', [time('open'), time('close')]), { open: '12:00', close: '22:00' })
const week = list('week', { ...intervals, name: '' }, [], { isFixed: true })
const exceptions = list(
  'exceptions',
  group('', [date('date'), intervals, line('note', { isOptional: true })]),
  { date: '', intervals: [], note: '' },
  { isFolded: true, hasWeekLater: true },
)
const ofPeople = { shownWith: { name: 'key', values: ['peopleAmount'] } }
const ofDays = { shownWith: { name: 'key', values: ['visitDate'] } }
const deliveryTypes = choicesOf('deliveryTypes', named(choices.deliveryType), none.any)

const diets = DIET_CODES.map((value) => ({ value, label: DIET_LABELS[value] }))
const option = group('', [
  line('name'),
  grosze('priceGrosze'),
  flag('available'),
  flag('default'),
  choicesOf('allergens', named(ALLERGEN_LABELS), none.allergens),
  choicesOf('diets', diets, none.optionDiets),
])
/** Allergens of a new option are not stated until its owner states them. */
const BLANK_OPTION = { name: '', priceGrosze: 0, available: true, default: false, allergens: null, diets: null }
const question = group('', [
  choice('type', named(choices.question)),
  line('title'),
  flag('required'),
  number('min'),
  number('max'),
  number('freeCount'),
  number('maxPerOption'),
  list('options', option, BLANK_OPTION, { isFolded: true }),
])
const BLANK_QUESTION = {
  type: 'single-choice',
  title: '',
  required: false,
  min: 0,
  max: 1,
  freeCount: 0,
  maxPerOption: 1,
  options: [BLANK_OPTION],
}
const servingTimes = list(
  'servingTimes',
  group('', [choicesOf('days', weekdays, none.any), time('from'), time('to')]),
  { days: null, from: '12:00', to: '16:00' },
)
const dish = group('', [
  line('name'),
  grosze('priceGrosze'),
  prose('description', { isOptional: true }),
  group('image', [picture('file'), line('alt')], { blank: { file: '', alt: '' } }),
  flag('available'),
  servingTimes,
  choicesOf('allergens', named(ALLERGEN_LABELS), none.allergens),
  choicesOf('diets', diets),
  prose('ingredients', { isOptional: true }),
  grosze('packagingGrosze'),
  grosze('depositGrosze'),
  choicesOf('sharedQuestions', 'questions'),
  list('questions', question, BLANK_QUESTION, { isFolded: true, isShared: true }),
])
/** Allergens of a new dish are not stated until its owner states them. */
const BLANK_DISH = { name: '', description: '', priceGrosze: 0, available: true, allergens: null, diets: [] }

const zone = group('', [
  line('name'),
  group('area', [
    choice('kind', named(choices.area)),
    kilometres('radiusKm', { shownWith: { name: 'kind', values: ['radius'] } }),
    list(
      'corners',
      group('', [number('lat'), number('lng')]),
      { lat: '', lng: '' },
      {
        shownWith: { name: 'kind', values: ['outline'] },
        isByHand: true,
      },
    ),
  ]),
  grosze('feeGrosze'),
  grosze('minCartGrosze'),
  grosze('freeFromGrosze', { isOptional: true }),
  minutes('etaMinMinutes'),
  minutes('etaMaxMinutes'),
])
const BLANK_ZONE = {
  name: '',
  area: { kind: 'radius', radiusKm: 3 },
  feeGrosze: 0,
  minCartGrosze: 0,
  freeFromGrosze: null,
  etaMinMinutes: 15,
  etaMaxMinutes: 30,
}

const discount = group('', [
  choice('scope', named(choices.scope)),
  choice('target', 'dishes', { shownWith: { name: 'scope', values: ['same-product'] } }),
  choice('target', 'categories', { shownWith: { name: 'scope', values: ['same-category'] } }),
  number('buy'),
  number('get'),
  number('percent', { unit: units.percent }),
  number('maxUses', { isOptional: true }),
  choicesOf('days', weekdays, none.any),
  group('hours', [time('from'), time('to')], { blank: { from: '12:00', to: '16:00' } }),
  deliveryTypes,
])
const BLANK_DISCOUNT = {
  scope: 'same-product',
  target: '',
  buy: 1,
  get: 1,
  percent: 50,
  maxUses: null,
  days: null,
  hours: null,
  deliveryTypes: null,
}
const voucher = group('', [
  line('code'),
  choice('type', named(choices.voucher)),
  // Shown with free delivery too, so that nothing typed vanishes; its hint says that it does not count there.
  { kind: 'amount', name: 'value', unit: units.zloty },
  grosze('minCartGrosze'),
  grosze('maxDiscountGrosze', { isOptional: true }),
  date('validFrom', { isOptional: true }),
  date('validTo', { isOptional: true }),
  deliveryTypes,
  number('totalLimit', { isOptional: true }),
  number('customerLimit', { isOptional: true }),
  flag('firstOrderOnly'),
])
const BLANK_VOUCHER = {
  code: '',
  type: 'percent',
  value: 10,
  minCartGrosze: 0,
  maxDiscountGrosze: null,
  validFrom: null,
  validTo: null,
  deliveryTypes: null,
  totalLimit: null,
  customerLimit: 1,
  firstOrderOnly: false,
}

const FORMS: Record<SettingsPart, readonly FieldSpec[]> = {
  profile: [
    line('name'),
    line('lead', { isOptional: true }),
    prose('description'),
    choice('priceLevel', named(choices.priceLevel)),
    grosze('pricePerPersonGrosze', { isOptional: true }),
    choicesOf('cuisines', listed(RESERVATION_CUISINES)),
    choicesOf('orderCuisines', listed(ORDER_CUISINES)),
    group('address', [
      line('street'),
      line('house'),
      line('postalCode'),
      number('lat', { isByHand: true }),
      number('lng', { isByHand: true }),
    ]),
    group('contact', [tel('phone'), email('email'), url('website', { isOptional: true })]),
    group('notices', [flag('email'), flag('sms'), time('from'), time('to')]),
    lines('embedOrigins', { isOptional: true }),
    flag('hostSetsPrices'),
  ],
  hours: [
    week,
    exceptions,
    minutes('lastSeatingMinutes', { isOptional: true }),
    group('kitchen', [week, exceptions], { blank: { week: [], exceptions: [] } }),
    minutes('lastOrderMinutes', { isOptional: true }),
  ],
  tables: [
    list(
      'rooms',
      group('', [
        line('name'),
        list('tables', group('', [line('name'), number('minSeats'), number('maxSeats')]), {
          name: '',
          minSeats: 1,
          maxSeats: 2,
        }),
      ]),
      { key: '', name: '', tables: [] },
    ),
    list('combinations', choicesOf('', 'tables'), []),
  ],
  reservations: [
    choice('slotMinutes', named(choices.minutes)),
    group('stayMinutes', [minutes('0'), minutes('1'), minutes('2')], { blank: [90, 120, 150] }),
    number('maxPartySize'),
    number('autoConfirmBefore', { unit: units.hours, isOptional: true }),
    number('approveFrom', { isOptional: true }),
    list(
      'rules',
      group('', [
        choice('key', named(choices.rule)),
        number('fromPeople', { isOptional: true, ...ofPeople }),
        lines('people', { isOptional: true, ...ofPeople }),
        list(
          'days',
          group('', [date('from'), date('to', { isOptional: true }), flag('everyYear')]),
          { from: '', to: null, everyYear: false },
          { hasWeekLater: true, ...ofDays },
        ),
        prose('text', { isOptional: true }),
        flag('disableBook'),
        flag('disableOrder'),
      ]),
      {
        key: 'visitDate',
        days: [{ from: '', to: null, everyYear: false }],
        text: '',
        disableBook: true,
        disableOrder: false,
      },
      { isFolded: true },
    ),
  ],
  menu: [
    list('categories', group('', [line('name'), servingTimes, list('products', dish, BLANK_DISH)]), {
      name: '',
      products: [],
    }),
    list('sharedQuestions', question, { ...BLANK_QUESTION, key: '' }, { isFolded: true }),
  ],
  delivery: [
    grosze('packagingGrosze'),
    minutes('preparationMinutes'),
    choice('slotMinutes', named(choices.minutes)),
    number('ordersPerSlot'),
    group('scheduled', [choice('stepMinutes', named(choices.minutes)), number('daysAhead')], {
      blank: { stepMinutes: 15, daysAhead: 2 },
    }),
    group('delivery', [kilometres('maxKm'), list('zones', zone, BLANK_ZONE, { isFolded: true })], {
      blank: { maxKm: 5, zones: [] },
    }),
  ],
  payments: [
    choicesOf(
      'paymentMethods',
      OFFERED_METHODS.map((value) => ({ value, label: paymentLabel(value) })),
    ),
    group('trader', [line('name'), line('address'), line('nip'), email('email'), tel('phone')]),
  ],
  promotions: [
    list('discounts', discount, BLANK_DISCOUNT, { isFolded: true }),
    list('vouchers', voucher, BLANK_VOUCHER, { isFolded: true }),
  ],
  pictures: [list('pictures', group('', [picture('file'), line('alt')]), { file: '', alt: '' })],
}

/**
 * The form of a part, with its words; that of the hours proposes the public holidays that `value` has no exception for,
 * and initial kitchen hours from `value`. Contract C37.
 */
export function partForm(part: SettingsPart, value: PartValue = {}, today: LocalDate | null = null): FormField[] {
  const fields = FORMS[part].map((spec) => worded(spec, part))
  if (part !== 'hours' || today === null) return fields
  const proposals = holidaysIn(value, today).map(({ date, name }) => ({
    label: `${name}, ${formatDayShort(date)}`,
    item: { date, intervals: [], note: name },
  }))
  // New hours of a kitchen begin with those of the restaurant.
  const kitchen = { week: value.week ?? [], exceptions: [] }
  return fields.map((field) => {
    if (field.name === 'kitchen') return { ...field, blank: kitchen }
    return field.name === 'exceptions' ? { ...field, proposals } : field
  })
}

// Typed hours may be invalid.
function holidaysIn(value: PartValue, today: LocalDate) {
  const read = restaurantFileSchema.shape.hours.safeParse(value)
  return read.success ? holidaysToSettle(read.data, today) : []
}

function worded({ fields, item, ...spec }: FieldSpec, above: string): FormField {
  const place = spec.name ? `${above}_${spec.name}` : above
  const isOfItem = spec.name === ''
  const last = spec.name || above.slice(above.lastIndexOf('_') + 1)
  const own = <T>(group: Readonly<Record<string, T>>) => group[place] ?? group[last]
  const label = isOfItem ? own(words.items) : (own(words.labels) ?? FILE_PARTS[spec.name])
  return {
    ...spec,
    label: capitalized(label ?? ''),
    hint: isOfItem ? undefined : own(words.hints),
    fields: fields?.map((one) => worded(one, place)),
    item: item && worded(item, place),
    ...(spec.kind === 'list' && { add: own(words.add) }),
    ...(spec.kind === 'group' && spec.blank !== undefined && { on: own(words.on), off: own(words.off) }),
    ...(fields?.some(({ isByHand }) => isByHand) && { open: own(words.open), byHand: own(words.byHand) }),
  }
}
