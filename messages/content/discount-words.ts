/** Uses no `Intl`, whose first use in a page costs 25 ms. */
const form = (count: number, one: string, few: string, many: string) => {
  const isFew = count % 10 >= 2 && count % 10 <= 4 && Math.floor(count / 10) % 10 !== 1
  return count === 1 ? one : isFew ? few : many
}

/** Words for a discount, and for its times: on a card, in a list, in the cart and on the panel. Contract C7. */
export const DISCOUNT_WORDS = {
  percent: (percent: number) => `−${percent}%`,
  gratis: (buy: number, get: number) => `${buy} + ${get} gratis`,
  oneMore: (ordinal: number, percent: number) => `${ordinal}. sztuka −${percent}%`,
  group: (total: number, get: number, percent: number) =>
    `Weź ${total} ${form(total, 'sztukę', 'sztuki', 'sztuk')}, ${form(get, 'najtańsza', 'najtańsze', 'najtańszych')} −${percent}%`,
  most: (times: number) => `najwyżej ${times} ${form(times, 'raz', 'razy', 'razy')}`,
  hours: (from: string, to: string) => `${from}–${to}`,
  takeout: 'przy odbiorze',
  delivery: 'z dostawą',
  /** Words while it applies. */
  until: (time: string) => `do ${time}`,
  today: 'dziś',
  /** Words while it does not apply: "w czwartki 12:00–16:00: −20%". */
  at: (when: string, offer: string) => `${when}: ${offer}`,
  and: ' i ',
} as const
