import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { Button } from '@/components/ui/button'
import { NumberField } from '@/components/ui/form/number-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { BLOCK_KINDS, MAX_BLOCK_DAYS } from '@/lib/domain/console/block-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'

type Props = { subject: 'order' | 'reservation'; number: string; answer: FormAnswer | null }

/** Blocks the contact or the network of what is shown: nobody types a contact. Contract C40. */
export function BlockForm({ subject, number, answer }: Props) {
  const t = useTranslations('panel.lookup')
  const typed = answer?.form === 'block' && answer.code !== 'blockMade' ? answer : null
  return (
    <details id="blokada" className={accessStyles.more} open={typed !== null}>
      <summary>{t('block.title')}</summary>
      <form method="post" action={`${CONSOLE_PATH}/form/block`} className={accessStyles.form}>
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="number" value={number} />
        <p>{t('block.text')}</p>
        <SelectField
          id="block-kind"
          name="kind"
          label={t('block.what')}
          hint={t('block.networkHint')}
          defaultValue={typed?.values.kind ?? 'email'}
        >
          {BLOCK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`block.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <NumberField
          id="block-days"
          name="days"
          label={t('block.days')}
          min={1}
          max={MAX_BLOCK_DAYS}
          required
          defaultValue={typed?.values.days ?? 30}
          error={typed?.code === 'days' ? typed.message : undefined}
        />
        <TextField
          id="block-reason"
          name="reason"
          label={t('refundForm.reason')}
          autoComplete="off"
          required
          minLength={3}
          maxLength={200}
          defaultValue={typed?.values.reason}
          error={typed?.code === 'blockReason' ? typed.message : undefined}
        />
        <Button type="submit" variant="secondary">
          {t('block.submit')}
        </Button>
      </form>
    </details>
  )
}
