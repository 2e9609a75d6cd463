'use client'

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { FieldWords } from '@/components/search/field-words'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/components/ui/icons/search'
import { trackFunnelStep } from '@/lib/browser/analytics/funnel'
import { loadLastCity, storeLastCity } from '@/lib/browser/storage/last-city'
import { minimumDate } from '@/lib/domain/reservation/availability/same-day'
import { findCity, type Search } from '@/lib/domain/reservation/availability/search'
import { type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { DateField } from './date-field'
import { DayButtons, type DayWords } from './day-buttons'
import { PartySizeField } from './party-size-field'
import styles from './search-form.module.css'
import { TimeField } from './time-field'
import { useNow } from './use-now'

export type SearchFormWords = FieldWords & {
  city: string
  anyCity: string
  dateLabel: string
  timeLabel: string
  peopleLabel: string
  submit: string
  days: DayWords
}

export type SearchFormProps = {
  /** Prefix of the control ids. */
  id: string
  /** Empty or absent: there is no city field. Ledger L037. */
  cities?: { slug: string; name: string }[]
  search: Search
  /** The first day that can be chosen. Reading A1. */
  from: 'today' | 'tomorrow'
  /** In ms since 1970; a cached page is corrected from this time on. */
  renderedAtMs: number
  words: SearchFormWords
  /** Parameters that the search preserves as hidden fields. */
  children?: ReactNode
}

/**
 * The reservation search: GET to /rezerwuj, works without JavaScript. The first day and today's times are corrected
 * after load. Ledger L036–L048, L080, L226.
 */
export function SearchForm({ id, cities = [], search, from, renderedAtMs, words, children }: SearchFormProps) {
  const nowMs = useNow(renderedAtMs)
  const [city, setCity] = useCity(search.city, cities)
  const [chosenDate, setDate] = useState<LocalDate | null>(null)
  const [time, setTime] = useState(search.time)
  const min = from === 'today' ? localDateOf(new Date(nowMs)) : minimumDate(new Date(nowMs))
  const date = chosenDate ?? (search.date < min ? min : search.date)

  return (
    <form method="get" action="/rezerwuj" noValidate className={styles.form} onSubmit={markSearch}>
      {cities.length > 0 && (
        <SelectField
          id={`${id}-city`}
          name="city"
          label={words.city}
          value={city}
          onChange={(event) => setCity(event.currentTarget.value)}
          fieldClassName={styles.city}
        >
          {cities.length > 1 && <option value="">{words.anyCity}</option>}
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <DateField
        id={`${id}-date`}
        label={words.dateLabel}
        words={words.date}
        value={date}
        onDate={setDate}
        min={min}
        fieldClassName={styles.date}
      />
      <TimeField
        id={`${id}-time`}
        label={words.timeLabel}
        words={words.time}
        value={time}
        onTime={setTime}
        date={date}
        nowMs={nowMs}
        isCurrent={date === search.date && time === search.time}
        fieldClassName={styles.time}
      />
      <PartySizeField
        id={`${id}-people`}
        label={words.peopleLabel}
        words={words.people}
        defaultValue={search.partySize}
        fieldClassName={styles.people}
      />
      {children}
      <div className={`above-1 ${styles.send}`}>
        <Button type="submit" size="large" wide>
          <Icon path={searchPath} size={22} />
          {words.submit}
        </Button>
      </div>
      <DayButtons words={words.days} today={localDateOf(new Date(nowMs))} />
    </form>
  )
}

function markSearch({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const requested = new FormData(currentTarget)
  const city = requested.get('city')
  // '11+' is 11 people or more. Reading A3.
  const partySize = Number.parseInt(String(requested.get('peopleAmount')), 10)
  if (typeof city === 'string' && city) storeLastCity(city)
  trackFunnelStep('search', {
    kind: 'reservation',
    ...(typeof city === 'string' && city && { city }),
    ...(partySize > 0 && { partySize }),
  })
}

// `?city=` and the city of the last search are read after load, because the cached page is the same for everyone.
function useCity(first: string | null, cities: { slug: string; name: string }[]) {
  const [city, setCity] = useState(first ?? '')
  // Once, after load: later choices are the diner's.
  const preselect = useEffectEvent(() => {
    const given = new URLSearchParams(location.search).get('city')
    const found = findCity(given ?? (first ? '' : (loadLastCity() ?? '')), cities)
    if (found) setCity(found.slug)
  })
  useEffect(() => preselect(), [])
  return [city, setCity] as const
}
