import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffList } from '@/components/panel/access/staff-list'
import pageStyles from '@/components/panel/page-sections.module.css'
import type { ContactBlock } from '@/lib/domain/console/block-schema'
import { LIFT_BLOCK } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'

/**
 * Contacts and networks blocked from online reservations and orders for a time; each block is lifted here.
 * Contract C40.
 */
export function BlocksPage({ blocks, answer }: { blocks: readonly ContactBlock[]; answer: FormAnswer | null }) {
  const t = useTranslations('panel.lookup')
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('blocks.title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('blocks.text')}</p>
      <StaffList
        rows={blocks}
        empty={t('blocks.none')}
        heading="h2"
        columns={[
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
            to={formsPath(null)}
            answer={answer}
            hidden={{ block: id }}
            label={t('blocks.lift')}
            about={reason}
            text={t('blocks.liftText')}
          />
        )}
      />
    </div>
  )
}
