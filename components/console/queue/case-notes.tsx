import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { Button } from '@/components/ui/button'
import { CASE_FORMS } from '@/lib/domain/console/case-forms'
import type { CaseNote } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import styles from './queue.module.css'

type Props = {
  /** `{kind}-{subject}`. */
  about: string
  notes: readonly CaseNote[]
  /** Does the case have a sender? */
  canAnswer: boolean
  answer: FormAnswer | null
  back: string
  attempt: string
}

/** Notes and answers on a case, and one field for the next: its two buttons decide which. Contract C38. */
export function CaseNotes({ about, notes, canAnswer, answer, back, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue.caseNotes')
  return (
    <>
      {notes.map(({ at, who, text, is_answer: isAnswer }) => (
        <blockquote key={`${at} ${text}`} className={styles.note}>
          <p>{text}</p>
          <footer className="soft small">
            {who ?? t('byNobody')}, {momentText(at)}
            {isAnswer && `, ${t('sent')}`}
          </footer>
        </blockquote>
      ))}
      <FoldedForm
        form={CASE_FORMS.note}
        answer={answer}
        hidden={{ case: about, back, attempt }}
        label={t(canAnswer ? 'answer' : 'add')}
        describedBy={`case-${about}`}
        variant="secondary"
        buttons={
          canAnswer && (
            <Button type="submit" name="answer" value="1">
              {t('send')}
            </Button>
          )
        }
      />
    </>
  )
}
