import { useMessages, useTranslations } from 'next-intl'
import { errorTexts } from '@/components/form/error-texts'
import { WaitingWords } from '@/components/form/waiting-words'
import { RememberBox } from '@/components/recent/remember-box'
import { fieldWords } from '@/components/search/field-words'
import { SearchCorrections } from '@/components/search/search-corrections'
import { Card } from '@/components/ui/layout/card'
import { ANSWER_PARAMETER } from '@/lib/domain/form/coded-answer'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { SearchCorrection } from '@/lib/domain/reservation/availability/search'
import { closedDays } from '@/lib/domain/reservation/default-visit'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { visitPath } from '@/lib/domain/reservation/paths'
import { usualAnswerOf } from '@/lib/domain/reservation/usual-answer'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { joinPath } from '@/lib/domain/waitlist/paths'
import { NOTES_NOTICE } from '@/messages/content/reservation-notices'
import { ReservationForm } from './client/reservation-form'
import type { LiveForm } from './client/use-reservation-form'
import type { ReservationFormWords, ReservationWords } from './form-words'
import { PostedFormNotice } from './posted-form-notice'
import styles from './reservation-panel.module.css'

/** Values of the live page besides the visit; `answer` is the form's answer in the URL, for links that keep it. */
export type PanelLive = Pick<LiveForm, 'idempotencyKey' | 'source' | 'isHeaderHidden' | 'action'> & {
  posted: PostedDraft | null
  answer?: string
  corrections: SearchCorrection[]
  /** Visit requested by the URL, with a time that may have passed. */
  requested: Visit
  /** Name of the area in the URL; empty for any. */
  area: string
}

type Props = {
  tenant: Tenant
  restaurant: Restaurant
  availability: Availability
  isAvailabilityUnknown?: boolean
  visit: Visit
  chosen: string | null
  now: Date
  live: PanelLive | null
  /** The page of the visit, if it is not the restaurant's own. */
  path?: string
}

/** The reservation card: the form with its words, styled for the brand. */
export function ReservationPanel({ tenant, restaurant, live, now, path = restaurantPath(restaurant), ...rest }: Props) {
  const t = useTranslations('reservation')
  const today = localDateOf(now)
  const words = useWords(restaurant.usual_answer_minutes ?? null, {
    closedDays: closedDays(restaurant.hours, today),
    maxPartySize: restaurant.reservations.max_party_size,
  })
  const { id, name, contact, areas } = restaurant
  const links = {
    privacy: (chunks: React.ReactNode) => <a href={tenant.links.privacy}>{chunks}</a>,
    terms: (chunks: React.ReactNode) => <a href={tenant.links.terms}>{chunks}</a>,
  }
  const email = tenant.support.operations.email

  return (
    <Card
      as="section"
      id="rezerwacja"
      aria-labelledby="rezerwacja-title"
      depth="raised"
      padded={false}
      className={styles.panel}
    >
      <h2 id="rezerwacja-title" className={styles.title}>
        {t('title')}
      </h2>
      <ReservationForm
        {...rest}
        restaurant={{ id, name, areas, phone: contact.phone, path, waitlistBasePath: restaurantPath(restaurant) }}
        supportEmail={email}
        words={words}
        clause={
          <>
            <RememberBox />
            {t.rich('clause', { name, label: tenant.label, email, ...links })}
          </>
        }
        renderedAtMs={now.getTime()}
        live={
          live &&
          liveOf(live, words, {
            visit: rest.visit,
            path: restaurantPath(restaurant),
            formPath: path,
            today,
          })
        }
      />
      <WaitingWords steps={{ reservations: restaurant.partner ? 'reserving' : 'asking', enquiry: 'asking' }} />
    </Card>
  )
}

type PanelLinks = { visit: Visit; path: string; formPath: string; today: LocalDate }

function liveOf(
  { posted, answer, corrections, requested, area, ...live }: PanelLive,
  words: ReservationWords,
  links: PanelLinks,
): LiveForm {
  const linkOf = (visit: Parameters<typeof visitPath>[1]) =>
    `${visitPath(links.formPath, visit)}${answer ? `&${ANSWER_PARAMETER}=${encodeURIComponent(answer)}` : ''}#rezerwacja`
  return {
    ...live,
    typed: posted?.draft ?? { area_preferences: area },
    errors: errorTexts(posted?.errors ?? {}, words.errors),
    postedNotice: posted && (
      <PostedFormNotice
        words={words.form}
        waitlistPath={joinPath(links.path, links.visit)}
        posted={posted}
        today={links.today}
        linkOf={linkOf}
      />
    ),
    correctionNotices: corrections.length > 0 && <SearchCorrections corrections={corrections} search={requested} />,
  }
}

function useWords(
  usualAnswerMinutes: number | null,
  offer: NonNullable<Parameters<typeof fieldWords>[3]>,
): ReservationFormWords {
  const t = useTranslations('reservation')
  const { reservation, refusal, known } = useMessages()
  const { enquiry } = reservation.form
  const usual = usualAnswerMinutes === null ? null : t('usualAnswer', usualAnswerOf(usualAnswerMinutes))
  return {
    form: { ...reservation.form, enquiry: usual ? `${enquiry} ${usual}` : enquiry },
    errors: refusal.field,
    fields: fieldWords(useTranslations('people'), useTranslations('date'), 'today', offer),
    labels: { people: t('peopleLabel'), date: t('dateLabel'), time: t('timeLabel') },
    notesNotice: NOTES_NOTICE,
    known,
  }
}
