import 'server-only'
import { groszeFromTyped } from '@/lib/domain/money'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { CSV_WORDS } from '@/messages/content/restaurant-file'
import { attemptMark } from './attempt-mark'
import { callOwn, type Own } from './call-as'
import { refusedTo, type SettingsOutcome } from './settings-outcome'

/** Percentage from which a price change must be confirmed: it may be a typing error. */
const FAR_PERCENT = 30

/** Changes the price of one dish at once; asks first where it is far from the present one. Contract C37. */
export async function changeDishPrice(own: Own, typed: URLSearchParams): Promise<SettingsOutcome> {
  const [dish, expected] = ['dish', 'expected'].map((name) => Number(typed.get(name)))
  const location = `${panelPath(own.restaurantId, 'prices')}#danie-${dish}`
  const price = typed.get('price') ?? ''
  const values = { price, before: String(expected) }
  const answer = { location, form: `price ${dish}`, values }
  const wanted = groszeFromTyped(price.replace(CSV_WORDS.currency, ''))
  if (wanted === null || !dish || expected === undefined || !Number.isSafeInteger(expected))
    return { ...answer, code: 'price', fields: { price: panelWords.access.problem.price } }
  const isFar = Math.abs(wanted - expected) * 100 > expected * FAR_PERCENT
  if (isFar && !typed.has('confirmed')) return { ...answer, code: 'priceFar' }
  const body = { dish, price_grosze: wanted, expected_grosze: expected }
  const attempt = attemptMark(typed.get('attempt'))
  const idempotencyKey = attempt && `${attempt}.${dish}.${expected}.${wanted}`
  const changed = await callOwn(own, settingsCalls.price, { body, idempotencyKey })
  return changed.ok ? { ...answer, code: 'priceChanged' } : { ...answer, ...refusedTo(location, changed, values) }
}
