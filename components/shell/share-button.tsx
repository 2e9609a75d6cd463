import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { sharePath } from '@/components/ui/icons/share'
import styles from './share-button.module.css'

type Props = {
  /** Id of the box; one per page. */
  id: string
  title: string
  text: string
  /** The public path to share, never the page's own: that may be a key. Contract C19. */
  path: string
}

/**
 * Shares a public address. Without a script the button opens a box with the link to copy; with one it opens the phone's
 * own sheet, or else copies the link and confirms it in the box. `type="submit"` without a form has no effect of its
 * own, and no early press of it is repeated. See docs/design/browser.md.
 */
export function ShareButton({ id, title, text, path }: Props) {
  const t = useTranslations('sharing')
  return (
    <>
      <button
        type="submit"
        popoverTarget={id}
        className={buttonClass({ variant: 'secondary', className: 'unprinted' })}
        data-share={path}
        data-share-title={title}
        data-share-text={text}
      >
        <Icon path={sharePath} size={20} />
        {t('share')}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('title')}
        className={`framed dark anywhere lifted ${styles.box}`}
      >
        <p className="large bold">{t('title')}</p>
        <p>{text}</p>
        <p>
          <a href={path}>{title}</a>
        </p>
        <p role="status" className="soft small" data-copied={t('copied')}>
          {t('byHand')}
        </p>
        <button
          type="submit"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('close')}
        </button>
      </div>
    </>
  )
}
