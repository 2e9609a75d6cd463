import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Notice } from '@/components/ui/notice'
import { DISCARD_DRAFT } from '@/lib/domain/panel/access/access-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { LostTyping } from './client/lost-typing'
import { ProblemList } from './problem-list'

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
    <StaffPage
      title={heading ?? name}
      back={back ?? { href: panelPath(restaurantId, 'settings'), text: t('back') }}
      answer={answer?.code === 'unchanged' ? null : answer}
      width="narrow"
    >
      {answer?.code === 'draftSaved' && (
        // The first is the way to all: each page of a part marks its own.
        <ProblemList {...view} restaurantId={restaurantId} title={t('savedProblems')} most={1} />
      )}
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
      <LostTyping
        restaurantId={restaurantId}
        part={view.part}
        posted={answer?.values.typed ?? null}
        words={{ ...panelWords.settings.form.lost, ...panelWords.shell.copy }}
      />
      {children}
      {view.revision !== null && (
        <FoldedForm
          form={DISCARD_DRAFT}
          to={formsPath(restaurantId)}
          answer={null}
          hidden={{ part: view.part }}
          label={t('discard')}
          about={name}
          text={t('discardText')}
          submit={t('discardConfirm')}
        />
      )}
    </StaffPage>
  )
}
