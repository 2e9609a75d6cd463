import { minuteOf } from './agenda'
import { count, type Evening, type VisitEnd } from './evening'
import { RESTAURANT } from './restaurant'
import { expectStatus } from './wire'

/** Ends of tables reserved online, with their number. */
const WEB = {
  comes: 19,
  late: 5,
  no_show: 3,
  cancels: 4,
  changes: 2,
  /** Changes by the host: another time, requested by telephone; another table. */
  moved: 2,
  other_table: 2,
  cancelled_by_house: 1,
  /** Twelve people: no table is held before an answer. */
  large_confirmed: 1,
  large_declined: 1,
} as const
type WebKind = keyof typeof WEB
const PHONE = 10
const WALK_INS = 10
/** Eight people who want one slot at once, for the four largest tables. */
const RACERS = { people: 8, minute: minuteOf('16:10'), visit: minuteOf('18:00'), wanted: 8 }

/** Adds the guests of 60 reservations to the agenda, and the racers for a table. */
export function planGuests(evening: Evening): void {
  const { agenda, random } = evening
  const kinds = Object.entries(WEB).flatMap(([kind, n]) => Array<WebKind>(n).fill(kind as WebKind))
  for (const [n, kind] of kinds.entries()) {
    const visit = minuteOf('17:30') + 15 * random.whole(0, 15)
    const party = kind.startsWith('large') ? 12 : random.one([1, 2, 2, 2, 3, 4, 4, 5])
    const asks = random.whole(5, Math.min(visit - 75, minuteOf('18:45')))
    agenda.at(asks, () => reserve(evening, { name: `Gość ${n}`, n, kind, visit, party }))
  }
  for (let n = 0; n < PHONE; n++) {
    const visit = minuteOf('17:30') + 15 * random.whole(0, 16)
    const party = random.whole(1, 4)
    agenda.at(random.whole(10, visit - 10), () => telephone(evening, { n, visit, party }))
  }
  for (let n = 0; n < WALK_INS; n++) {
    const party = random.whole(1, 4)
    agenda.at(minuteOf('17:15') + random.whole(0, 260), () => walkIn(evening, { party, stay: random.whole(50, 80) }))
  }
  for (let n = 0; n < RACERS.wanted; n++) agenda.at(RACERS.minute, () => race(evening, n))
  planWaits(evening)
}

/** Parties that accept a table, of those that wait for an hour without online bookings and get a manual offer. */
export const WAITED = 1

function planWaits(evening: Evening): void {
  const { agenda, wire, crew, wall, record } = evening
  const [from, visit, until] = [minuteOf('22:00'), minuteOf('22:15'), minuteOf('23:00')]
  const guests = [1, 2].map((n) => ({ phone: `+4860199900${n}`, code: '' }))
  const waiting = async () => {
    const { waitlist } = await expectStatus(crew.host.call('GET', `/panel/${RESTAURANT}/board`), 200)
    return guests.map(({ phone }) => waitlist.find((one: { phone_number: string }) => one.phone_number === phone))
  }
  agenda.at(minuteOf('15:40'), async () => {
    const block = { scope: 'online', from: wall(from), until: wall(until) }
    await expectStatus(crew.host.call('POST', `/panel/${RESTAURANT}/blocks`, block), 201)
    record.actions.push({ personId: crew.host.id, action: 'blocked' })
  })
  agenda.at(minuteOf('15:50'), async () => {
    for (const guest of guests) {
      const wish = { date: wall(visit).slice(0, 10), from: '22:00', to: '22:45', people: 2, phone: guest.phone }
      const body = { restaurant_id: RESTAURANT, email: `czeka${guest.phone.slice(-1)}@przyklad.pl`, ...wish }
      guest.code = (await expectStatus(wire.call('POST', '/waitlist', body), 201)).code
    }
  })
  agenda.at(minuteOf('16:20'), async () => {
    for (const wait of await waiting()) {
      const offer = { reserved_on: wall(visit) }
      await expectStatus(crew.host.call('POST', `/panel/${RESTAURANT}/waitlist/${wait.id}/offer`, offer), 200)
      record.actions.push({ personId: crew.host.id, action: 'offered_table' })
    }
  })
  agenda.at(minuteOf('16:25'), async () => {
    const accept = wire.call('POST', `/waitlist/${guests[0]?.code}/reservation`, { customer_name: 'Czeka' })
    comesAndGoes(evening, await evening.panelIdOf((await expectStatus(accept, 201)).code), {
      visit,
      delay: 0,
      stay: 60,
    })
  })
  agenda.at(minuteOf('16:35'), async () => {
    const states = (await waiting()).map((wait) => wait?.state).join()
    if (states !== 'reserved,lapsed') record.complaints.push(`those who wait are ${states}`)
  })
}

/** Number of reservations, without the racers. */
export const RESERVATIONS = Object.values(WEB).reduce((sum, n) => sum + n, 0) + PHONE + WALK_INS

interface Guest {
  name: string
  n: number
  kind: WebKind
  visit: number
  party: number
}

async function reserve(evening: Evening, guest: Guest): Promise<void> {
  const { wire, wall } = evening
  const { n, party, name } = guest
  let visit = guest.visit
  const hold = n % 3 === 0 ? await holdOf(evening, visit, party) : null
  for (;;) {
    const body = requestOf({ n, name, party, reservedOn: wall(visit), hold })
    const answer = await wire.call('POST', '/reservations', body)
    if (answer.status === 201) return made(evening, { ...guest, visit }, answer.body.code)
    if (answer.body.error.code !== 'slot_taken') throw new Error(`no table: ${JSON.stringify(answer.body)}`)
    count(evening, 'slots taken')
    visit += 15
  }
}

async function holdOf({ wire, wall }: Evening, visit: number, people: number): Promise<string | null> {
  const answer = await wire.call('POST', '/holds', { restaurant_id: RESTAURANT, from: wall(visit), people })
  return answer.status === 201 ? answer.body.token : null
}

interface Request {
  n: number
  name: string
  party: number
  reservedOn: string
  hold?: string | null
}

function requestOf({ n, name, party, reservedOn, hold }: Request) {
  return {
    customer_name: name,
    phone_number: `+48600${String(200_000 + n)}`,
    email: `${name.replace(/\W/g, '').toLowerCase()}-${n}@przyklad.pl`,
    restaurant_id: RESTAURANT,
    reserved_on: reservedOn,
    guests_number: party,
    notes_from_guest: '',
    source: 'web_app',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
    ...(hold && { hold_token: hold }),
  }
}

async function made(evening: Evening, guest: Guest, code: string): Promise<void> {
  const id = await evening.panelIdOf(code)
  const { agenda, random, wire, crew, wall, record } = evening
  const { kind, visit, party } = guest
  const soon = Math.max(evening.minute() + 5, visit - random.whole(20, 50))
  const ends = (end: VisitEnd) => void record.reservations.set(String(id), end)
  const comes = (delay: number) => comesAndGoes(evening, id, { visit, delay, stay: random.whole(45, 75) })
  const then: Record<WebKind, () => void> = {
    comes: () => comes(random.whole(-5, 10)),
    late: () => comes(random.whole(20, 35)),
    no_show: () => {
      ends('no_show')
      agenda.at(visit + 30, () => step(evening, id, { step: 'no_show' }))
    },
    cancels: () => {
      ends('cancelled')
      agenda.at(soon, async () => void (await expectStatus(wire.call('POST', `/reservations/${code}/cancel`), 200)))
    },
    changes: () => {
      comes(5)
      const fewer = { guests_number: Math.max(1, party - 1), notes_from_guest: 'Jedna osoba mniej' }
      const at = Math.min(evening.minute() + 5, visit - 65)
      agenda.at(at, async () => void (await expectStatus(wire.call('PUT', `/reservations/${code}`, fewer), 200)))
    },
    moved: () => {
      comesAndGoes(evening, id, { visit: visit + 30, delay: 0, stay: 60 })
      agenda.at(soon, async () => void (await crew.host.move(id, { reserved_on: wall(visit + 30) })))
    },
    other_table: () => {
      comes(0)
      agenda.at(soon, () => otherTable(evening, id))
    },
    cancelled_by_house: () => {
      ends('cancelled')
      agenda.at(soon, () => step(evening, id, { step: 'cancel' }))
    },
    large_confirmed: () => {
      comesAndGoes(evening, id, { visit, delay: 5, stay: 90 })
      agenda.at(evening.minute() + 5, () => step(evening, id, { step: 'confirm' }))
    },
    large_declined: () => {
      ends('declined')
      const alternatives = [{ reserved_on: `2026-11-28 18:00:00`, guests_number: party }]
      const body = { step: 'decline', reason: 'Tego wieczoru nie damy rady.', alternatives }
      agenda.at(evening.minute() + 5, () => step(evening, id, body))
    },
  }
  count(evening, `reservation ${kind}`)
  then[kind]()
}

function comesAndGoes(
  evening: Evening,
  id: number,
  { visit, delay, stay }: { visit: number; delay: number; stay: number },
): void {
  const { agenda, record } = evening
  record.reservations.set(String(id), 'finished')
  agenda.at(visit + delay, () => step(evening, id, { step: 'seat' }))
  agenda.at(visit + delay + stay, () => step(evening, id, { step: 'finish' }))
}

async function step({ crew, record }: Evening, id: number, body: { step: string }): Promise<void> {
  const { status, body: answer } = await crew.host.step('reservations', id, body)
  if (status !== 200)
    record.complaints.push(`${body.step} of a reservation: ${status} ${JSON.stringify(answer?.error)}`)
}

/** The host offers another table, until one is free. */
async function otherTable(evening: Evening, id: number): Promise<void> {
  for (const name of ['T4', 'T3', 'T2', 'M10', 'M9', 'S12']) {
    const { status } = await evening.crew.host.move(id, { tables: [name] })
    if (status === 200) return
    count(evening, 'tables taken')
  }
}

async function telephone(evening: Evening, { n, visit, party }: { n: number; visit: number; party: number }) {
  const { crew, wall, record, random } = evening
  for (let at = visit; ; at += 15) {
    const body = {
      reserved_on: wall(at),
      guests_number: party,
      customer_name: `Telefon ${n}`,
      phone_number: '+48601222333',
    }
    const answer = await crew.host.call('POST', `/panel/${RESTAURANT}/reservations`, body)
    if (answer.status === 409) continue
    if (answer.status !== 201) throw new Error(`by telephone: ${JSON.stringify(answer.body)}`)
    record.actions.push({ personId: crew.host.id, action: 'reserved_by_phone' })
    count(evening, 'reservation by phone')
    const stay = random.whole(45, 75)
    return comesAndGoes(evening, answer.body.id, { visit: at, delay: random.whole(-5, 15), stay })
  }
}

/** A party that finds no table at the door comes again a little later. */
async function walkIn(evening: Evening, party: { party: number; stay: number }): Promise<void> {
  const { crew, record, agenda } = evening
  const body = { reserved_on: null, guests_number: party.party }
  const answer = await crew.host.call('POST', `/panel/${RESTAURANT}/reservations`, body)
  if (answer.status === 409) {
    count(evening, 'walk-ins who wait')
    return agenda.at(evening.minute() + 10, () => walkIn(evening, party))
  }
  if (answer.status !== 201) throw new Error(`a walk-in: ${JSON.stringify(answer.body)}`)
  record.actions.push({ personId: crew.host.id, action: 'seated_walk_in' })
  count(evening, 'walk-in')
  record.reservations.set(String(answer.body.id), 'finished')
  agenda.at(evening.minute() + party.stay, () => step(evening, answer.body.id, { step: 'finish' }))
}

async function race(evening: Evening, n: number): Promise<void> {
  const { wire, wall } = evening
  const body = requestOf({ n: 500 + n, name: `Biegacz ${n}`, party: RACERS.people, reservedOn: wall(RACERS.visit) })
  const { status, body: answer } = await wire.call('POST', '/reservations', body)
  if (status === 201)
    return comesAndGoes(evening, await evening.panelIdOf(answer.code), { visit: RACERS.visit, delay: 0, stay: 80 })
  if (answer.error.code !== 'slot_taken') throw new Error(`a race: ${JSON.stringify(answer)}`)
  count(evening, 'races lost')
}
