import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffList } from '@/components/panel/access/staff-list'
import { StaffPage } from '@/components/panel/page/staff-page'
import type { ContactBlock } from '@/lib/domain/console/block-schema'
import { LIFT_BLOCK } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'

/**
 * Contacts and networks blocked from online reservations and orders for a time; each block is lifted here.
 * Contract C40.
 */
export function BlocksPage({ blocks, answer }: { blocks: readonly ContactBlock[]; answer: FormAnswer | null }) {
  const t = useTranslations('panel.lookup')
  return (
    <StaffPage title={t('blocks.title')} answer={answer}>
      <p>{t('blocks.text')}</p>
      <StaffList
        rows={blocks}
        empty={t('blocks.none')}
        heading="h2"
        lines={[
          { as: 'name', cell: ({ reason }) => reason },
          {
            cell: ({ kind, until }) =>
              `${t(`block.kinds.${kind}`)}, ${t('blocks.until', { moment: momentText(until) })}`,
          },
          {
            as: 'soft',
            cell: ({ who, created_at: at }) => t('blocks.made', { who: who ?? '–', moment: momentText(at) }),
          },
        ]}
        actions={({ id, reason }) => (
          <FoldedForm
            form={LIFT_BLOCK}
            answer={answer}
            hidden={{ block: id }}
            label={t('blocks.lift')}
            about={reason}
            text={t('blocks.liftText')}
          />
        )}
      />
    </StaffPage>
  )
}
