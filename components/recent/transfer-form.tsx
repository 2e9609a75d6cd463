import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import styles from './recent.module.css'

/** Result of a one-time link, by the value of `link` in the URL of the device's list. */
const RESULTS = {
  wyslany: 'success',
  przeniesiony: 'success',
  wskrzynce: 'success',
  prob: 'warning',
  zlyadres: 'danger',
  zaduzo: 'warning',
  blad: 'warning',
  pusto: 'warning',
  zuzyty: 'warning',
  nieznany: 'warning',
} as const
export type TransferResult = keyof typeof RESULTS

export function readTransferResult(value: unknown): TransferResult | null {
  return typeof value === 'string' && Object.hasOwn(RESULTS, value) ? (value as TransferResult) : null
}

/** Result of a link. */
export function TransferNotice({ result }: { result: TransferResult }) {
  const t = useTranslations('mine.transfer')
  return (
    <Notice kind={RESULTS[result]} role="status">
      <p>{t(`result.${result}`)}</p>
    </Notice>
  )
}

/** Sends this device's keys to another one, through the email of their orders and reservations. Contract C31. */
export function TransferForm() {
  const t = useTranslations('mine.transfer')
  return (
    <section id="przenies" className={`stack-3 one-column to-start ${styles.section}`} aria-labelledby="transfer">
      <h2 className="title-s" id="transfer">
        {t('title')}
      </h2>
      <p className="soft small">{t('text')}</p>
      <form method="post" action="/api/transfers">
        <Button type="submit" variant="secondary">
          {t('send')}
        </Button>
      </form>
    </section>
  )
}
