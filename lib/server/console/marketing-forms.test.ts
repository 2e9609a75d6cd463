import { MAKE_VOUCHER } from '@/lib/domain/marketing/vouchers/voucher-forms'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { StaffRequest } from '@/lib/server/panel/staff-forms'
import { MARKETING_FORMS } from './marketing-forms'

const { problem } = panelWords.marketing.vouchers

it.each([
  ['an amount of a free delivery', { type: 'freeDelivery', worth: '15,00' }, { worth: problem.worthless }],
  ['a cap of an amount', { type: 'value', max_discount: '20' }, { max_discount: problem.capless }],
  ['a restaurant beside all of them', { places: '*' }, { restaurant: problem.bothPlaces }],
  ['no place at all', { restaurant: '' }, { restaurant: problem.restaurant }],
  ['a free delivery of a takeout', { type: 'freeDelivery', worth: '', way: 'takeout' }, { way: problem.way }],
])('C39 the form of a voucher drops nothing that was typed, it refuses %s', async (_, fields: object, wrong) => {
  const typed = { code: 'LATO', restaurant: '12', type: 'percent', worth: '10', ...fields } as Record<string, string>
  const outcome = await MARKETING_FORMS[MAKE_VOUCHER.name]?.submit((name) => typed[name] ?? '', {} as StaffRequest)
  expect(outcome).toMatchObject({ code: 'wrong_field', fields: wrong })
})
