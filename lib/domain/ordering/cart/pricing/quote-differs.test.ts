import { quoteDiffers } from './quote-differs'

const sums = (delivery: number | null, products = 5000) => ({
  totalGrosze: products + (delivery ?? 0),
  breakdown: { products, promotions: 0, voucher: 0, packaging: 0, deposits: 0, delivery, tip: 0 },
})

it.each([
  ['the same to the grosz', sums(700), sums(700), false],
  ['a delivery that was not known yet', sums(null), sums(700), false],
  ['another delivery', sums(700), sums(900), true],
  ['other products', sums(700), sums(700, 5001), true],
  ['other products and an unknown delivery', sums(null), sums(700, 4999), true],
])('C3 %s', (_, own, quote, expected) => expect(quoteDiffers(own, quote)).toBe(expected))
