import { useTranslations } from 'next-intl'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { BLOCK, SEND_DATA_LINK } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'

type Props = { subject: 'order' | 'reservation'; number: string; answer: FormAnswer | null }

/** Blocks the contact or the network of the shown subject: no contact is typed. Contract C40. */
export function ContactBlockForm({ subject, number, answer }: Props) {
  const t = useTranslations('panel.lookup.block')
  return (
    <FoldedForm
      id="blokada"
      form={BLOCK}
      answer={answer}
      hidden={{ subject, number }}
      values={{ kind: 'email', days: 30 }}
      label={t('title')}
      text={t('text')}
      variant="secondary"
    />
  )
}

/**
 * Sends the link that proves an email to the shown subject's email, for a person who has called: no email is typed.
 * Contract C42.
 */
export function DataLinkForm({ subject, number, answer }: Props) {
  const t = useTranslations('panel.consolePerson.send')
  return (
    <FoldedForm
      id="dane"
      form={SEND_DATA_LINK}
      answer={answer}
      hidden={{ subject, number }}
      values={{ kind: 'export' }}
      label={t('title')}
      text={t('text')}
      variant="secondary"
    />
  )
}
