import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import type { ContactBlock } from '@/lib/domain/console/block-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'

/** Contacts and networks that may send nothing online for a time; each is lifted here. Contract C40. */
export function BlocksPage({ blocks, answer }: { blocks: readonly ContactBlock[]; answer: FormAnswer | null }) {
  const t = useTranslations('panel.lookup')
  return (
    <div className={pageStyles.page}>
      <h1>{t('blocks.title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('blocks.text')}</p>
      {blocks.length === 0 && <p>{t('blocks.none')}</p>}
      <ul className={accessStyles.list}>
        {blocks.map(({ id, kind, reason, who, created_at, until }) => (
          <li key={id} className={accessStyles.entry}>
            <h2 className={pageStyles.name}>{reason}</h2>
            <p>
              {t(`block.kinds.${kind}`)}, {t('blocks.until', { moment: momentText(until) })}
            </p>
            <p className={accessStyles.soft}>{t('blocks.made', { who: who ?? '–', moment: momentText(created_at) })}</p>
            <ConfirmedForm
              action={`${CONSOLE_PATH}/form/lift-block`}
              fields={{ block: String(id) }}
              label={t('blocks.lift')}
              about={reason}
              text={t('blocks.liftText')}
              confirm={t('blocks.liftConfirm')}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
