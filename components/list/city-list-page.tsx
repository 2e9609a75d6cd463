import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MapSplit } from '@/components/map/map-split'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { StaticPart } from '@/components/static-markup/static-part'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { Wrap } from '@/components/ui/layout/wrap'
import { cityListPath, type ListKind } from '@/lib/domain/list/list-kind'
import { nearestCities } from '@/lib/domain/list/nearest-cities'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { MAX_UNRANKED_PAGE, PAGE_SIZE } from '@/lib/domain/search/page-number'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { BRAND_TEXTS } from '@/messages/content/brand-texts'
import styles from './list.module.css'
import { Pager, PreviousPage } from './pager'
import { RankingNote } from './ranking-note'

type Props = {
  kind: ListKind
  /** The brand's key. */
  tenant: string
  city: CityWithCount
  cities: CityWithCount[]
  /** The only cuisine shown. */
  cuisine: string | null
  list: { page: number; total: number; facets: { cuisines: { key: string; count: number }[] } }
  /** URLs of the neighbouring pages. */
  previous: string | null
  next: string | null
  map: ReactNode
  heading: ReactNode
  /** Form for another search. */
  bar: ReactNode
  /** The list's heading. */
  title: ReactNode
  /** Headings of the shelf of cuisines and of the other cities. */
  words: { cuisines: string; others: string }
  /** About the city or its cuisine, on page 1. */
  about: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A city's list, or that of one of its cuisines; the same for every diner. */
export function CityListPage({ kind, city, cuisine, list, previous, next, words, ...props }: Props) {
  const t = useTranslations('list')
  const pager = useTranslations('pager')
  const { page, total } = list
  const others = nearestCities(props.cities, city.slug)
  const isCut = !next && page === MAX_UNRANKED_PAGE && total > page * PAGE_SIZE
  return (
    <Wrap className={styles.cityPage}>
      {props.heading}
      {props.bar}
      <section className="stack-4 one-column">
        <TrackFunnelStep step="results" kind={kind === 'orders' ? 'order' : 'reservation'} city={city.slug} />
        {props.title}
        <ChipList label={words.cuisines} isShelf>
          <ChipLink kind="plain" selected={!cuisine} href={cityListPath(kind, city.slug)}>
            {t('all')}
          </ChipLink>
          {list.facets.cuisines.map(({ key, count }) => (
            <ChipLink key={key} kind="plain" selected={key === cuisine} href={cityListPath(kind, city.slug, key)}>
              {key} ({count})
            </ChipLink>
          ))}
        </ChipList>
        <PreviousPage href={previous} />
        <MapSplit map={props.map}>{props.children}</MapSplit>
        <Pager
          page={page}
          previous={previous}
          next={next}
          note={isCut ? pager('lastPage', { rows: page * PAGE_SIZE, total }) : null}
        />
        <RankingNote kind={kind} sort="polecane" />
      </section>
      {page === 1 && props.about}
      {page === 1 && !cuisine && <BrandText tenant={props.tenant} city={city.slug} kind={kind} />}
      {others.length > 0 && (
        <nav aria-labelledby="other-cities" className="stack-4 one-column">
          <h2 id="other-cities">{words.others}</h2>
          <ChipList>
            {others.map(({ slug, name, restaurants }) => (
              <ChipLink key={slug} kind="plain" href={cityListPath(kind, slug)}>
                {name} ({restaurants})
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
    </Wrap>
  )
}

/** The title of a city's page. */
export function CityHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="stack-2">
      <h1>{title}</h1>
      <p className={`soft large leading ${styles.cityLead}`}>{lead}</p>
    </header>
  )
}

export function CityText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <StaticPart as="section" className={`stack-4 sunken round ${styles.cityText}`}>
      <h2>{title}</h2>
      {children}
    </StaticPart>
  )
}

/** Paragraphs of a page's text. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{bindShortWords(paragraph)}</p>)
}

/** The brand's own text; nothing where it has none, or none that is true of this city. See docs/design/search.md. */
function BrandText({ tenant, city, kind }: { tenant: string; city: string; kind: ListKind }) {
  const own = BRAND_TEXTS[tenant]
  const text = own?.[kind]
  if (!text || own.cities?.includes(city) === false) return null
  return (
    <CityText title={bindLetters(text.title)}>
      <Paragraphs of={text.paragraphs} />
    </CityText>
  )
}
