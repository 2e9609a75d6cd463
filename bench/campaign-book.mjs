/** Touches that diners arrive by, in turns, and a campaign so rare that the report must hide its people. */
const TOUCHES = [
  { utm_source: 'plakat', utm_medium: 'qr', utm_campaign: 'jesien', landing_path: '/rezerwuj/lublin' },
  { utm_source: 'radio', utm_medium: 'audio', utm_campaign: 'jesien' },
  { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'dynia', landing_path: '/zamawiaj/lublin' },
  null,
]
const RARE = { utm_source: 'gazeta', utm_medium: 'druk', utm_campaign: 'rzadka', landing_path: '/' }
const RARE_PEOPLE = 3
const PEOPLE = 90
const FIELDS = { campaign: 'utm_campaign', source: 'utm_source', medium: 'utm_medium', landing: 'landing_path' }
const FEW = 5
const AGAIN_MS = 60 * 864e5

/**
 * The bench's own record, made without the database: which diner came by which campaign, and the result. An entry has
 * `person, day, at, first, last, isCounted, came, guests, orders, reservations, grosze`.
 */
export function campaignBook() {
  const entries = []
  let turn = 0
  return {
    entries,
    /**
     * The next diner of a day: never one who both orders and reserves that day, since the order of the two would be
     * chance.
     */
    nextDiner(day, kind) {
      const person = (day * 10 + (kind === 'order' ? 45 : 0) + (turn % 10)) % PEOPLE
      const first = person < RARE_PEOPLE ? RARE : TOUCHES[turn % TOUCHES.length]
      const last = TOUCHES[(turn * 3 + 1) % TOUCHES.length]
      turn++
      return {
        person,
        email: `Osoba-${person}@example.pl`,
        first,
        last,
        campaign: { first: first ?? {}, last: last ?? {} },
      }
    },
    /**
     * Differences between the reports of `call` and the book, by name; each report is one dimension by one of the
     * touches.
     */
    async faults(call, { from, to, token }) {
      const faults = []
      const hidden = new Set()
      for (const touch of ['first', 'last'])
        for (const by of [...Object.keys(FIELDS), 'week']) {
          const path = `/console/results?from=${from}&to=${to}&by=${by}&touch=${touch}`
          const { body } = await call('GET', path, undefined, token)
          for (const row of body.rows) hidden.add(row.hidden)
          faults.push(
            ...compared(body, entries, by, touch).map((fault) => `campaigns by ${by}, ${touch} touch: ${fault}`),
          )
        }
      if (!hidden.has('few')) faults.push('campaigns: no row is hidden')
      return faults
    },
  }
}

function compared({ rows, total, from, to }, all, by, touch) {
  // Reports cover whole finished weeks, whatever period was requested.
  const entries = all.filter(({ day }) => day >= from && day <= to)
  const nameOf = ({ day, [touch]: found }) => (by === 'week' ? mondayOf(day) : (found?.[FIELDS[by]] ?? null))
  const names = [...new Set(entries.map(nameOf))]
  const groups = new Map(
    names.map((name) => [
      name,
      figuresOf(
        entries.filter((entry) => nameOf(entry) === name),
        all,
      ),
    ]),
  )
  const few = names.filter((name) => groups.get(name).people < FEW)
  const hiddenPeople = new Set(entries.filter((entry) => few.includes(nameOf(entry))).map(({ person }) => person)).size
  const others = names
    .filter((name) => !few.includes(name))
    .sort((a, b) => eventsOf(groups.get(a)) - eventsOf(groups.get(b)))
  // The groups of few people are a row of their own, or counted in the smallest other one.
  const isOwnRow = hiddenPeople >= FEW
  const together = few.map((name) => groups.get(name))
  const expected = (name) => {
    if (few.includes(name)) return null
    const isWithFew = !isOwnRow && few.length > 0 && eventsOf(groups.get(name)) === eventsOf(groups.get(others[0]))
    return isWithFew ? added([groups.get(name), ...together]) : groups.get(name)
  }
  const faults = names.filter((name) => !rows.some((row) => row.name === name)).map((name) => `${name} is missing`)
  for (const row of rows) {
    const wanted = row.kind === 'joined' ? added(together) : groups.has(row.name) && expected(row.name)
    const isSame =
      wanted !== false && (same(row.figures, wanted) || (row.joined === 0 && same(row.figures, groups.get(row.name))))
    if (!isSame) faults.push(`${row.name}: ${JSON.stringify(row)}, by the book ${JSON.stringify(wanted)}`)
  }
  if (rows.some(({ kind }) => kind === 'joined') !== (few.length > 0 && isOwnRow)) faults.push('row of the hidden ones')
  const sum = figuresOf(entries, all)
  if (!same(total, sum)) faults.push(`sum ${JSON.stringify(total)}, by the book ${JSON.stringify(sum)}`)
  return faults
}

function figuresOf(own, all) {
  const sum = (of) => own.reduce((value, entry) => value + of(entry), 0)
  const cameAgain = ({ came, person, at }) =>
    came && all.some((other) => other.person === person && other.came && other.at > at && other.at - at <= AGAIN_MS)
  return {
    people: new Set(own.map(({ person }) => person)).size,
    reservations: sum(({ isCounted, isOrder }) => (isCounted && !isOrder ? 1 : 0)),
    guests: sum(({ came, guests }) => (came ? guests : 0)),
    orders: sum(({ isCounted, isOrder }) => (isCounted && isOrder ? 1 : 0)),
    net_grosze: sum(({ grosze }) => grosze),
    // No diner of the bench has a voucher.
    discount_grosze: 0,
    again: new Set(own.filter(cameAgain).map(({ person }) => person)).size,
  }
}

const eventsOf = ({ reservations, orders }) => reservations + orders
const added = (all) =>
  all.reduce(
    (sum, one) => Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + (sum[name] ?? 0)])),
    {},
  )
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** Monday of the week of a day, as `YYYY-MM-DD`. */
function mondayOf(day) {
  const date = new Date(`${day}T12:00Z`)
  return new Date(date - ((date.getUTCDay() + 6) % 7) * 864e5).toISOString().slice(0, 10)
}
