import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { isDone } from '@/components/panel/access/answer-notice'
import { momentText } from '@/components/panel/access/moment-text'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/form/text-area'
import type { CaseNote } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
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
  const refused = answer?.form.startsWith('note-case ') && !isDone(answer.code) ? answer : null
  return (
    <>
      {notes.map(({ at, who, text, is_answer: isAnswer }) => (
        <blockquote key={`${at} ${text}`} className={styles.note}>
          <p>{text}</p>
          <footer className={styles.soft}>
            {who ?? t('byNobody')}, {momentText(at)}
            {isAnswer && `, ${t('sent')}`}
          </footer>
        </blockquote>
      ))}
      <details className={accessStyles.more} open={refused !== null}>
        <summary aria-describedby={`case-${about}`}>{t(canAnswer ? 'answer' : 'add')}</summary>
        <form method="post" action={`${CONSOLE_PATH}/form/note-case`} className={accessStyles.form}>
          <input type="hidden" name="case" value={about} />
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="attempt" value={attempt} />
          <TextArea
            id={`note-${about}`}
            name="text"
            label={t('text')}
            required
            minLength={3}
            maxLength={2000}
            defaultValue={refused?.values.text}
            error={refused?.fields?.text}
          />
          <div className={accessStyles.actions}>
            <Button type="submit" variant="secondary">
              {t('note')}
            </Button>
            {canAnswer && (
              <Button type="submit" name="answer" value="1">
                {t('send')}
              </Button>
            )}
          </div>
        </form>
      </details>
    </>
  )
}
