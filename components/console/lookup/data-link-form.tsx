import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { DATA_REQUEST_KINDS } from '@/lib/domain/person-data/schema'

/** Sends the link that proves an email to that of what is shown, for a person who has called: nobody types one. Contract C42. */
export function DataLinkForm({ subject, number }: { subject: 'order' | 'reservation'; number: string }) {
  const t = useTranslations('panel.consolePerson.send')
  return (
    <details id="dane" className={accessStyles.more}>
      <summary>{t('title')}</summary>
      <form method="post" action={`${CONSOLE_PATH}/form/send-data-link`} className={accessStyles.form}>
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="number" value={number} />
        <p>{t('text')}</p>
        <SelectField id="data-kind" name="kind" label={t('what')} defaultValue="export">
          {DATA_REQUEST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
    </details>
  )
}
