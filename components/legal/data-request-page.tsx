import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { DATA_REQUEST_KINDS, type DataRequestKind } from '@/lib/domain/person-data/schema'
import styles from './own-data.module.css'

export const DATA_REQUEST_PROBLEMS = ['link', 'session', 'tooMany', 'noAnswer', 'badEmail'] as const
type DataRequestProblem = (typeof DATA_REQUEST_PROBLEMS)[number]

type Props = {
  brand: string
  isSent: boolean
  problem: DataRequestProblem | null
  kind: DataRequestKind
  email: string
}

/** Form to request one's own data. The page is the same for known and unknown emails. Contract C42. */
export function DataRequestPage({ brand, isSent, problem, kind, email }: Props) {
  const t = useTranslations('ownData')
  if (isSent)
    return (
      <Wrap narrow className={`stack-5 one-column ${styles.page}`}>
        <h1 className="title-m">{t('sent.title')}</h1>
        <p role="status">{t('sent.text')}</p>
      </Wrap>
    )
  return (
    <Wrap narrow className={`stack-5 one-column ${styles.page}`}>
      <h1 className="title-m">{t('title')}</h1>
      {problem && problem !== 'badEmail' && (
        <Notice kind="warning" role="alert">
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      <p>{t('lead', { brand })}</p>
      <form method="post" action="/api/data-requests" className={`stack-4 to-start ${styles.form}`}>
        <fieldset className="stack-1">
          <legend className="semibold">{t('form.kind')}</legend>
          {DATA_REQUEST_KINDS.map((one) => (
            <label key={one} className="flex gap-3 centred touch-high">
              <input type="radio" name="kind" value={one} required defaultChecked={one === kind} />
              <span>{t(`form.kinds.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('form.email')}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email}
          error={problem === 'badEmail' ? t('form.badEmail') : undefined}
        />
        <p className="soft small">{t('form.text')}</p>
        <Button type="submit" size="large">
          {t('form.submit')}
        </Button>
      </form>
    </Wrap>
  )
}
