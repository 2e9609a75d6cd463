import { formatGrosze } from '@/lib/domain/money'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { IMPACT_WORDS as WORDS } from '@/messages/panel/settings-impact'
import type { WireImpact } from './impact-wire'

/** One touched thing in Polish: what it is, why it is touched, and what happens to it. */
export interface ImpactText {
  what: string
  why: string[]
  /** What happens to it when the change is published. */
  outcome: string
}

export function impactText(impact: WireImpact): ImpactText {
  switch (impact.kind) {
    case 'reservation':
      return reservationText(impact)
    case 'order':
      return orderText(impact)
    case 'lowest_price':
      return lowestPriceText(impact)
    case 'addresses':
      return addressesText(impact)
  }
}

type Of<K extends WireImpact['kind']> = Extract<WireImpact, { kind: K }>

function reservationText({ name, starts_at, guests_number, tables, reasons }: Of<'reservation'>): ImpactText {
  const { what, why, outcome } = WORDS.reservation
  const at = new Date(starts_at)
  const moment = `${formatDayShort(localDateOf(at))}, ${localTimeOf(at)}`
  return {
    what: what({ name, moment, size: guests_number, tables: tables.join(' + ') }),
    why: reasons.map((reason) => why[reason]),
    outcome,
  }
}

function orderText({ number, reasons, dishes }: Of<'order'>): ImpactText {
  const { what, why, dish, outcome } = WORDS.order
  return {
    what: what(number),
    why: [...reasons.map((reason) => why[reason]), ...dishes.map(({ name, reason }) => dish[reason](name))],
    outcome,
  }
}

function lowestPriceText({ dish, before_grosze, after_grosze }: Of<'lowest_price'>): ImpactText {
  const { what, why, none, outcome } = WORDS.lowestPrice
  const amountOf = (grosze: number | null) => (grosze === null ? none : formatGrosze(grosze))
  return { what: what(dish), why: [why(amountOf(before_grosze), amountOf(after_grosze))], outcome }
}

function addressesText({ change, count, of, most_grosze }: Of<'addresses'>): ImpactText {
  const { what, why, outcome } = WORDS.addresses
  return {
    what: what[change](count, of),
    why: most_grosze > 0 ? [why(formatGrosze(most_grosze))] : [],
    outcome: outcome[change],
  }
}
