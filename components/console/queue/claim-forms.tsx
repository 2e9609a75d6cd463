import { useTranslations } from 'next-intl'
import { FoldedForm, StaffForm } from '@/components/panel/access/staff-form'
import { CASE_FORMS } from '@/lib/domain/console/case-forms'
import type { QueueItem } from '@/lib/domain/console/queue'
import { localTimeOf } from '@/lib/domain/time/time'
import styles from './queue.module.css'

type Props = { item: QueueItem; people: { id: number; name: string }[]; ownId: number; back: string }

/** Claim of a case: take it, take it over, hand it on, release it. Contract C38. */
export function ClaimForms({ item, people, ownId, back }: Props) {
  const t = useTranslations('panel.consoleQueue.claim')
  const { kind, subject, claim } = item
  const isHanded = claim?.id === ownId && claim.handed_by !== null
  const isOwn = claim?.id === ownId && !isHanded
  const isOthers = claim !== null && !isOwn && !isHanded
  const others = people.filter(({ id }) => id !== ownId && id !== claim?.id)
  const about = `${kind}-${subject}`
  const own = { answer: null, describedBy: `case-${about}` }
  const hidden = { case: about, seen: claim?.id, back }
  const handedText = ({ handed_by }: NonNullable<QueueItem['claim']>) => t('handed', { name: handed_by ?? '' })
  const takenText = ({ name, seen_at }: NonNullable<QueueItem['claim']>) =>
    seen_at ? t('taken', { name, time: localTimeOf(new Date(seen_at)) }) : t('takenUnseen', { name })
  return (
    <div className={`stack-2 ${styles.claim}`}>
      <p className={claim ? undefined : 'bold'}>
        {claim ? (isOwn ? t('own') : isHanded ? handedText(claim) : takenText(claim)) : t('free')}
      </p>
      <div className="row-2 top">
        <StaffForm
          {...own}
          form={CASE_FORMS.take}
          hidden={isOwn ? hidden : { ...hidden, to: ownId }}
          submit={t(isOwn ? 'release' : isOthers ? 'takeOver' : 'take')}
          variant={isOwn || isOthers ? 'secondary' : undefined}
        />
        {others.length > 0 && (
          <FoldedForm
            {...own}
            form={CASE_FORMS.handOn}
            hidden={{ ...hidden, handed: 1 }}
            choices={{ to: [['', t('choose')], ...others.map(({ id, name }) => [String(id), name] as const)] }}
            label={t('handOn')}
            variant="secondary"
          />
        )}
      </div>
    </div>
  )
}
