'use client'
import { type DragEvent, useId, useState, useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button-style'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import type { PanelPicture } from '@/lib/domain/restaurant/settings/wire'
import { ACCEPTED_PICTURES } from '../picture-types'
import styles from '../settings.module.css'
import { useActions, usePictures } from './form-context'
import { StepButton } from './row-steps'
import { type Upload, useUploads } from './use-uploads'

type Props = {
  label: string
  /** A new picture replaces the old one; otherwise it is appended. */
  isOne?: boolean
  /** Puts the picture in its place; false where it is there already. */
  onPicture: (picture: PanelPicture) => boolean
}

/** Picture input by press, drop and camera, with the progress of each upload below. Contract C36. */
export function PictureInput({ label, isOne = false, onPicture }: Props) {
  const { words } = useActions()
  const { restaurantId } = usePictures()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const { uploads, said, tooMany, choose, ...steps } = useUploads({ restaurantId, words: words.picture, onPicture })
  // A plain form takes its place before the script has loaded.
  const isReady = useSyncExternalStore(subscribeToNothing, onClient, onServer)
  if (!isReady) return null
  const take = (files: FileList | null) => choose([...(files ?? [])].slice(0, isOne ? 1 : undefined))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who drops no files has the field in it. */}
      <div
        className={`stack-2 to-start relative padded round ${styles.drop}`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input
          id={id}
          type="file"
          className={styles.file}
          accept={ACCEPTED_PICTURES}
          multiple={!isOne}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <label htmlFor={id} className={buttonClass({ variant: 'secondary' })}>
          {label}
        </label>
        <p id={`${id}-hint`} className="soft small">
          {isOne ? words.picture.hintOne : words.picture.hint}
        </p>
      </div>
      {tooMany && (
        <p role="alert" className="danger small">
          {tooMany}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={`stack-3 ${styles.uploads}`}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...steps} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

type RowProps = { upload: Upload } & Pick<ReturnType<typeof useUploads>, 'stop' | 'again' | 'dismiss'>

function UploadRow({ upload, stop, again, dismiss }: RowProps) {
  const { words } = useActions()
  const { id, name, state, sent, message } = upload
  const isOver = state === 'failed' || state === 'stopped'
  return (
    <li className={`stack-1 ${styles.upload}`}>
      <span>{name}</span>
      {isOver ? (
        <span className={`small ${state === 'failed' ? 'danger' : 'soft'}`}>
          {state === 'failed' ? message : words.picture.states.stopped}
        </span>
      ) : (
        <>
          <progress value={sent} max={1} aria-label={name} />
          <span className="soft small">
            {words.picture.states[state].replace('{percent}', String(Math.floor(sent * 100)))}
          </span>
        </>
      )}
      <p className={`flex wrap relative ${styles.steps}`}>
        {isOver ? (
          <>
            <StepButton label={words.picture.again} about={name} onClick={() => again(id)} />
            <StepButton label={words.picture.dismiss} about={name} onClick={() => dismiss(id)} />
          </>
        ) : (
          <StepButton label={words.picture.stop} about={name} onClick={() => stop(id)} />
        )}
      </p>
    </li>
  )
}

const subscribeToNothing = () => () => {}
const onClient = () => true
const onServer = () => false
