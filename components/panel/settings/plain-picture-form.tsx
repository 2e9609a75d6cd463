import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { ACCEPTED_PICTURES } from './picture-types'
import styles from './settings.module.css'

type Props = {
  restaurantId: number
  part: SettingsPart
  /** The picture's list, or the place of the one picture. */
  at: string
}

/** For a browser without scripts: one picture at a time, into the draft. Contract C36. */
export function PlainPictureForm({ restaurantId, part, at }: Props) {
  const t = useTranslations('panel.settings.form')
  const query = new URLSearchParams({ part, at })
  return (
    <noscript>
      <form
        method="post"
        encType="multipart/form-data"
        action={`/panel/form/${restaurantId}/picture?${query}`}
        className={`stack-4 shrinks ${styles.form}`}
      >
        <Field id="new-picture" label={t('picture.plain')} hint={t('picture.plainHint')}>
          <input
            id="new-picture"
            type="file"
            name="picture"
            accept={ACCEPTED_PICTURES}
            aria-describedby="new-picture-hint"
            required
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t('picture.plainButton')}
        </Button>
      </form>
    </noscript>
  )
}
