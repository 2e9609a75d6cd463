import { type ReactNode, useId } from 'react'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import styles from './staff-page.module.css'

type Props = {
  title: ReactNode
  /** The way back, above the title. */
  back?: { href: string; text: string }
  /** Answer to a form, below the title. */
  answer?: FormAnswer | null
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** A page of the panel or the console within its shell: the way back, its title, the answer to a form. Contract C28. */
export function StaffPage({ title, back, answer = null, width, children }: Props) {
  return (
    <div className={`${width ? 'stack-4' : 'stack-5'} in-the-middle one-column ${styles.page}`} data-width={width}>
      {back && (
        <p className="links">
          <a href={back.href}>{back.text}</a>
        </p>
      )}
      <h1>{title}</h1>
      <AnswerNotice answer={answer} />
      {children}
    </div>
  )
}

type SectionProps = {
  /** Target of links to it. */
  id?: string
  title: ReactNode
  children: ReactNode
}

/** A part of such a page under its heading. */
export function StaffSection({ id, title, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className="stack-3 one-column" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

/** Facts by name; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={`stack-2 ${styles.facts}`}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
