import type { ReactNode } from 'react'
import { alertPath } from '@/components/ui/icons/alert'
import { checkPath } from '@/components/ui/icons/check'
import { infoPath } from '@/components/ui/icons/info'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './notice.module.css'

const ICONS = { info: infoPath, success: checkPath, warning: alertPath, danger: alertPath }

type Props = {
  kind?: keyof typeof ICONS
  title?: string
  /**
   * `status` or `alert` for content that appears while the page is read; none for content that is present from the
   * start.
   */
  role?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

/** A highlighted remark. */
export function Notice({ kind = 'info', title, role, className, children }: Props) {
  return (
    <div role={role} className={classNames(styles.notice, styles[kind], className)}>
      <Icon path={ICONS[kind]} />
      <div>
        {title && <p className="bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
