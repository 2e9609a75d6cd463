'use client'
import { FieldError } from '@/components/ui/form/field-error'
import { Picture } from '@/components/ui/picture'
import { type Json, valueAt } from '@/lib/domain/restaurant/settings/parts'
import type { PanelPicture } from '@/lib/domain/restaurant/settings/wire'
import styles from '../settings.module.css'
import { useActions, usePictures, useProblem } from './form-context'
import { PictureInput } from './picture-input'

/** Preview of the picture; its words are in the field beside it. */
export function PictureView({ place, value }: { place: string; value: Json | undefined }) {
  const { words } = useActions()
  const { pictures } = usePictures()
  const file = typeof value === 'string' ? value : ''
  const picture = pictures[file]
  return (
    <div>
      <input type="hidden" name={place} value={file} />
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} maxWidth={480} sizes="12rem" className={styles.thumb} />
      ) : (
        <p className="soft small">{words.picture.missing}</p>
      )}
      <FieldError id={place} error={useProblem(place)} />
    </div>
  )
}

/** Adds pictures to a list of them. */
export function PictureAdder({ place, label, items }: { place: string; label: string; items: readonly Json[] }) {
  const { append } = useActions()
  const { learn } = usePictures()
  const put = (picture: PanelPicture) => {
    if (items.some((one) => valueAt(one, ['file']) === picture.file)) return false
    learn(picture)
    append(place, { file: picture.file, alt: '' })
    return true
  }
  return <PictureInput label={label} onPicture={put} />
}
