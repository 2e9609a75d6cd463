import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import type { QueueItem } from '@/lib/domain/console/queue'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { localTimeOf } from '@/lib/domain/time/time'
import styles from './queue.module.css'

type Props = { item: QueueItem; people: { id: number; name: string }[]; ownId: number; back: string }

/** Claim of a case: take it, take it over, hand it on, release it. Contract C38. */
export function ClaimForms({ item, people, ownId, back }: Props) {
  const t = useTranslations('panel.consoleQueue.claim')
  const { kind, subject, claim } = item
  const isHanded = claim?.id === ownId && claim.handed_by !== null
  const isOwn = claim?.id === ownId && !isHanded
  const others = people.filter(({ id }) => id !== ownId && id !== claim?.id)
  const about = `${kind}-${subject}`
  const handedText = ({ handed_by }: NonNullable<QueueItem['claim']>) => t('handed', { name: handed_by ?? '' })
  const takenText = ({ name, seen_at }: NonNullable<QueueItem['claim']>) =>
    seen_at ? t('taken', { name, time: localTimeOf(new Date(seen_at)) }) : t('takenUnseen', { name })
  const fields = (
    <>
      <input type="hidden" name="case" value={about} />
      <input type="hidden" name="seen" value={claim?.id ?? ''} />
      <input type="hidden" name="back" value={back} />
    </>
  )
  const action = `${CONSOLE_PATH}/form/claim`
  return (
    <div className={`stack-2 ${styles.claim}`}>
      <p className={claim ? undefined : 'bold'}>
        {claim ? (isOwn ? t('own') : isHanded ? handedText(claim) : takenText(claim)) : t('free')}
      </p>
      <div className="row-2 top">
        {!isOwn && (
          <form method="post" action={action}>
            {fields}
            <input type="hidden" name="to" value={ownId} />
            <Button
              type="submit"
              variant={claim && !isHanded ? 'secondary' : undefined}
              aria-describedby={`case-${about}`}
            >
              {t(claim && !isHanded ? 'takeOver' : 'take')}
            </Button>
          </form>
        )}
        {isOwn && (
          <form method="post" action={action}>
            {fields}
            <Button type="submit" variant="secondary" aria-describedby={`case-${about}`}>
              {t('release')}
            </Button>
          </form>
        )}
        {others.length > 0 && (
          <details className={accessStyles.more}>
            <summary aria-describedby={`case-${about}`}>{t('handOn')}</summary>
            <form method="post" action={action} className={`stack-3 to-start pad-3 ${accessStyles.form}`}>
              {fields}
              <input type="hidden" name="handed" value="1" />
              <SelectField id={`to-${about}`} name="to" label={t('to')}>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <Button type="submit" variant="secondary">
                {t('handOn')}
              </Button>
            </form>
          </details>
        )}
      </div>
    </div>
  )
}
