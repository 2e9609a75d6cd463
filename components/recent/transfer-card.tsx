import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import styles from './recent.module.css'

/** The page of a one-time link, with the button that takes its keys. Contract C31. */
export function TransferCard({ code, hasFailed }: { code: string; hasFailed: boolean }) {
  const t = useTranslations('mine.transfer')
  return (
    <Wrap narrow className={`stack-5 one-column ${styles.page}`}>
      <h1 className="title-m">{t('pageTitle')}</h1>
      {hasFailed && (
        <Notice kind="warning" role="alert">
          <p>{t('noAnswer')}</p>
        </Notice>
      )}
      <p>{t('pageText')}</p>
      <form method="post" action={`/api/transfers/${code}`} className="stack-3 to-start">
        <Button type="submit" size="large">
          {t('confirm')}
        </Button>
      </form>
    </Wrap>
  )
}
