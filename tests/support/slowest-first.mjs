import { createRequire } from 'node:module'

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer')

/** Suites of half a minute and more: started last, one of them alone would delay the end of the run. */
const SLOW = [
  'tests/evening/evening',
  'tests/race/last-table',
  'tests/race/kill.test',
  'tests/contract/payments',
  'tests/attack/slots',
  'tests/attack/caps',
  'tests/race/kill-payments',
  'lib/domain/ordering/cart/pricing/price-cart.property',
]

/** Jest's own order knows slow suites only on a machine that has run them before, which a CI machine has not. */
export default class SlowestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    const isSlow = ({ path }) => SLOW.some((name) => path.includes(name))
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
