import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import { Notice } from '@/components/ui/notice'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelPath } from '@/lib/domain/panel/access/pages'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = {
  restaurantId: number
  view: SettingsView
  answer: FormAnswer | null
  /** Item of the part, under the part's name. */
  heading?: string
  /** Link back, if not to the list of parts. */
  back?: { href: string; text: string }
  children: ReactNode
}

/** Frame of a part's form: others' changes meanwhile, and the way back. Contract C37. */
export function PartPage({ restaurantId, view, answer, heading, back, children }: Props) {
  const t = useTranslations('panel.settings')
  const name = t(`parts.${view.part}.name`)
  return (
    <div className={`stack-4 in-the-middle ${styles.page}`}>
      <p>
        <a href={back?.href ?? panelPath(restaurantId, 'settings')}>{back?.text ?? t('back')}</a>
      </p>
      <h1>{heading ?? name}</h1>
      <AnswerNotice answer={answer} />
      {view.others.length > 0 && (
        <Notice>
          <p>{t('others')}</p>
          <ul>
            {view.others.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
      {view.revision !== null && (
        <ConfirmedForm
          action={`/panel/form/${restaurantId}/settings-discard`}
          fields={{ part: view.part }}
          label={t('discard')}
          about={name}
          text={t('discardText')}
          confirm={t('discardConfirm')}
        />
      )}
    </div>
  )
}
