import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './submit-bar.module.css'

type Props = { className?: string; status?: ReactNode; children: ReactNode }

/** The lower edge of a form: the outcome is shown directly above the button. */
export function SubmitDock({ className, status, children }: Props) {
  return (
    <div className={classNames('stack-3 ruled surface', styles.dock, className)}>
      <div role="status" className="unless-empty">
        {status}
      </div>
      {children}
    </div>
  )
}
