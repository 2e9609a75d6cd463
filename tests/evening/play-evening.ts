import type { Board } from '@/lib/domain/panel/board/board-schema'
import { instantOf } from '@/lib/domain/time/time'
import { createAgenda, minuteOf, timeOf } from './agenda'
import { type BoardWatch, watchBoard } from './board-watch'
import type { Evening, EveningRecord } from './evening'
import { planGuests } from './guests'
import { planOrders } from './orders'
import { seeded } from './random'
import { EVENING, RESTAURANT } from './restaurant'
import { type Crew, signInCrew } from './staff'
import { createWire, expectStatus } from './wire'

/** The upstream of the evening: its clock moves by `step` alone. */
export interface Stage {
  url(): string
  step(to: Date): Promise<void>
  kill(): Promise<void>
  startAt(now: Date): Promise<void>
  /** The token in the newest e-mail to that address. */
  linkOf(email: string): Promise<string>
  /** Panel's id of a diner's reservation. */
  panelIdOf(code: string): Promise<number>
}

export interface Played {
  record: EveningRecord
  crew: Crew
  /** The last boards of the screens, and the upstream's. */
  boards: { cook: Board | null; host: Board | null; ofHost: Board; ofCook: Board }
  messages: BoardWatch['messages'][]
  repeats: number
}

export interface Options {
  seed: number
  day?: string
  /** Runs after each minute of the evening. */
  onMinute?: (minute: number) => Promise<void>
  /** Runs before the evening; `link` requests a sign-in link and returns its token. */
  onCrew?: (crew: Crew, link: (email: string) => Promise<string>) => Promise<void>
  log?: (line: string) => void
}

/** Latest minute of the evening: nothing should be left to do by then. */
const LATEST = minuteOf('24:30')
const DROPS = [
  { screen: 'cook', at: minuteOf('18:20'), back: minuteOf('18:26') },
  { screen: 'host', at: minuteOf('20:10'), back: minuteOf('20:10') },
] as const
const KILL = minuteOf('19:05')
/** Calls that are under way together. */
const AT_ONCE = 6

/** The time at which an evening of that day begins. */
export const beginningOf = (day = EVENING) => instantOf(day, '15:00')

/** Plays the evening from the first reservation to the last guest. Decision 0057. */
export async function playEvening(stage: Stage, options: Options): Promise<Played> {
  const { seed, day = EVENING, log = () => {} } = options
  const start = beginningOf(day)
  let minute = 0
  const record: EveningRecord = { reservations: new Map(), orders: new Map(), actions: [], complaints: [], counts: {} }
  let up = Promise.resolve()
  const wire = createWire(stage.url, () => up)
  const instantAt = (at: number) => new Date(start.getTime() + at * 60_000)
  const linkOf = async (email: string) => {
    await stage.step(instantAt(++minute))
    return stage.linkOf(email)
  }
  const crew = await signInCrew(wire, linkOf, record.actions)
  await options.onCrew?.(crew, async (email) => {
    await expectStatus(wire.call('POST', '/staff/sign-in-links', { email }), 202)
    return linkOf(email)
  })
  const evening: Evening = {
    agenda: createAgenda(),
    minute: () => minute,
    wall: (at) => `${day} ${timeOf(at)}:00`,
    instant: (at) => instantAt(at).toISOString(),
    wire,
    crew,
    random: seeded(seed),
    record,
    panelIdOf: stage.panelIdOf,
  }
  const screens = { cook: watchBoard(stage.url, crew.cook.token), host: watchBoard(stage.url, crew.host.token) }
  await Promise.all([screens.cook.open(), screens.host.open()])
  planGuests(evening)
  planOrders(evening)
  planBurst(evening)

  while (!evening.agenda.isEmpty()) {
    await stage.step(instantAt(++minute))
    if (minute > LATEST) throw new Error('the evening does not end')
    await dropAndReturn()
    for (let acts = evening.agenda.due(minute); acts.length > 0; acts = evening.agenda.due(minute)) {
      if (minute === KILL) await Promise.all([inParallel(acts, acts.length), killAndStart()])
      else await inParallel(acts, AT_ONCE)
    }
    await options.onMinute?.(minute)
  }
  // Planned steps, refunds and the last e-mails: half an hour without any action.
  for (let rest = 0; rest < 30; rest++) await stage.step(instantAt(++minute))
  // A last change, after which no board depends on the time alone.
  await expectStatus(crew.owner.call('PUT', `/panel/${RESTAURANT}/kitchen-limit`, { orders_per_quarter: null }), 200)
  record.actions.push({ personId: crew.owner.id, action: 'set_kitchen_limit' })
  const board = (who: Crew['host']) => expectStatus(who.call('GET', `/panel/${RESTAURANT}/board`), 200)
  const [ofHost, ofCook] = await Promise.all([board(crew.host), board(crew.cook)])
  await Promise.all([screens.cook.until(ofCook.revision), screens.host.until(ofHost.revision)])
  const boards = { cook: screens.cook.board(), host: screens.host.board(), ofHost, ofCook }
  await Promise.all([screens.cook.drop(), screens.host.drop()])
  log(`${timeOf(minute)}: ${JSON.stringify(record.counts)}, ${wire.repeats()} calls repeated`)
  return { record, crew, boards, messages: [screens.cook.messages, screens.host.messages], repeats: wire.repeats() }

  /** Screens that lose the network: one for some minutes, one for a moment without changes. */
  async function dropAndReturn(): Promise<void> {
    for (const { screen, at, back } of DROPS) {
      if (minute === at) await screens[screen].drop()
      if (minute === back) await screens[screen].open()
    }
  }

  /** In the middle of everything: the power fails, and returns. */
  async function killAndStart(): Promise<void> {
    up = stage.kill().then(() => stage.startAt(instantAt(minute)))
    await up
    await Promise.all([screens.cook.drop(), screens.host.drop()])
    await Promise.all([screens.cook.open(), screens.host.open()])
  }
}

/** Calls during the kill: writes of diners and staff, all at once. */
function planBurst({ agenda, crew, wire, record }: Evening): void {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const someone = { phone_number: `+4860144455${n}` }
    agenda.at(KILL, async () => {
      await expectStatus(crew.host.call('POST', `/panel/${RESTAURANT}/guests`, someone), 200)
    })
    agenda.at(KILL, async () => void (await expectStatus(wire.call('GET', `/restaurants/${RESTAURANT}/menu`), 200)))
  }
  agenda.at(KILL, async () => {
    await expectStatus(crew.cook.call('PUT', `/panel/${RESTAURANT}/kitchen-limit`, { orders_per_quarter: 6 }), 200)
    record.actions.push({ personId: crew.cook.id, action: 'set_kitchen_limit' })
  })
}

async function inParallel(acts: (() => Promise<void>)[], atOnce: number): Promise<void> {
  const left = [...acts]
  const worker = async () => {
    for (let act = left.shift(); act; act = left.shift()) await act()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
