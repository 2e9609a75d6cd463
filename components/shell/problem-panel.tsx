import type { ReactNode } from 'react'
import { Wrap } from '@/components/ui/layout/wrap'

type Props = {
  title: string
  /** Cause, safe state and next step: one paragraph each. */
  paragraphs: ReactNode[]
  /** Links to other pages. */
  actions?: ReactNode
}

/** A page that reports a problem. */
export function ProblemPanel({ title, paragraphs, actions }: Props) {
  return (
    <Wrap className="stack-5 centred" data-problem="panel">
      <div className="stack-4" data-problem="words">
        <h1>{title}</h1>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one page never change places.
          <p key={index} className="large">
            {paragraph}
          </p>
        ))}
        {actions}
      </div>
      <EmptyPlate />
    </Wrap>
  )
}

/** A finished plate, for pages without content. */
function EmptyPlate() {
  return (
    <svg viewBox="0 0 320 320" data-problem="plate" aria-hidden="true" focusable="false">
      <path data-problem="cloth" d="M36 60 262 22l34 226-226 40z" />
      <circle data-problem="rim" cx="160" cy="160" r="112" />
      <circle data-problem="well" cx="160" cy="160" r="80" />
      <path
        data-problem="crumb"
        d="m118 190 9-5 7 8-10 5zM196 130l7 1 1 8-9-1zM182 205l5-3 4 5-6 3zM128 128l5 2-2 6-6-2z"
      />
      <g data-problem="cutlery" transform="rotate(38 160 160)">
        <path d="M139 62v50c0 6 3 10 7 12v126a4 4 0 0 0 8 0V124c4-2 7-6 7-12V62h-4v44h-4V62h-6v44h-4V62z" />
        <path d="M174 62c12 8 16 50 10 84h-5v104a4 4 0 0 1-8 0z" />
      </g>
    </svg>
  )
}
