import type { SeedVoucher } from '@/sample-data/menu-types'

/** A voucher without conditions and without an end. */
const free = {
  value: 0,
  minCartGrosze: 0,
  maxDiscountGrosze: null,
  validFromInDays: -30,
  validToInDays: null,
  deliveryTypes: null,
  restaurants: null,
  totalLimit: null,
  customerLimit: null,
  firstOrderOnly: false,
  used: 0,
} satisfies Omit<SeedVoucher, 'tenant' | 'code' | 'type'>

/**
 * The same codes at every tenant, for trying them out:
 * - `SMACZNE10`: 10 % off from 40 zł, at most 25 zł
 * - `STOLIK15`: 15 zł off from 60 zł
 * - `DOWOZ0`: free delivery from 50 zł
 * - `PIERWSZY`: 25 % off the first order, at most 30 zł
 * - `TALERZ100`: 100 zł off, which covers a small order completely
 */
function common(tenant: string): SeedVoucher[] {
  return [
    { ...free, tenant, code: 'SMACZNE10', type: 'percent', value: 10, minCartGrosze: 4000, maxDiscountGrosze: 2500 },
    { ...free, tenant, code: 'STOLIK15', type: 'value', value: 1500, minCartGrosze: 6000, customerLimit: 3 },
    { ...free, tenant, code: 'DOWOZ0', type: 'freeDelivery', minCartGrosze: 5000 },
    {
      ...free,
      tenant,
      code: 'PIERWSZY',
      type: 'percent',
      value: 25,
      maxDiscountGrosze: 3000,
      customerLimit: 1,
      firstOrderOnly: true,
    },
    { ...free, tenant, code: 'TALERZ100', type: 'value', value: 10_000 },
    { ...free, tenant, code: 'LATO25', type: 'percent', value: 25, validFromInDays: -120, validToInDays: -14 },
    { ...free, tenant, code: 'SWIETA30', type: 'value', value: 3000, validFromInDays: 30, validToInDays: 60 },
    { ...free, tenant, code: 'SETKA', type: 'percent', value: 20, totalLimit: 100, used: 100 },
    { ...free, tenant, code: 'ODBIOR12', type: 'percent', value: 12, deliveryTypes: ['takeout'] },
  ]
}

/** Each is valid for some restaurants of its tenant only. */
const ofTheHouse: SeedVoucher[] = [
  {
    ...free,
    tenant: 'lubje',
    code: 'CIASTO20',
    type: 'percent',
    value: 20,
    minCartGrosze: 5000,
    maxDiscountGrosze: 4000,
    restaurants: [16],
  },
  { ...free, tenant: 'lubje', code: 'MISKA8', type: 'value', value: 800, restaurants: [13, 4], validToInDays: 90 },
  {
    ...free,
    tenant: 'lesznoje',
    code: 'GOLEBIE10',
    type: 'value',
    value: 1000,
    minCartGrosze: 4500,
    restaurants: [23],
  },
  { ...free, tenant: 'ostrowje', code: 'SZNEKA', type: 'freeDelivery', restaurants: [34], totalLimit: 500, used: 41 },
  { ...free, tenant: 'miedzioweje', code: 'ROBOT', type: 'freeDelivery', deliveryTypes: ['robot_delivery'] },
]

export const vouchers: SeedVoucher[] = [
  ...['nakryte', 'lubje', 'lesznoje', 'ostrowje', 'miedzioweje'].flatMap(common),
  ...ofTheHouse,
]
