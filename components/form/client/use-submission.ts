import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Answer,
  EDITING,
  isLocked,
  nextDelayMs,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
  type Unanswered,
} from '@/lib/domain/form/submission'

interface Sending<Sent, Given extends Answer> {
  /** One attempt; never rejects, since no answer is an outcome too. */
  post: (sent: Sent) => Promise<Given | Unanswered>
  /** Keeps what is about to leave, where it has to outlive the page. */
  keep?: (sent: Sent) => void
}

/**
 * Sends a form once, however often it is asked to, and repeats the very same with the same key while no definite answer
 * comes. Contract C12, ledger L262–L265.
 */
export function useSubmission<Sent, Given extends Answer>(sending: Sending<Sent, Given>) {
  const [state, setState] = useState<Submission<Given>>(EDITING)
  // Two taps may come before one render: the decision is taken on the newest state, not on the rendered one.
  const current = useRef(state)
  const sent = useRef<Sent | null>(null)

  function apply(event: SubmissionEvent<Given>) {
    current.current = reduceSubmission(current.current, event)
    setState(current.current)
  }

  async function post() {
    if (sent.current) apply(await sending.post(sent.current))
  }

  function start(next: Sent) {
    sent.current = next
    sending.keep?.(next)
    apply({ type: 'submitted' })
    void post()
  }

  const repeat = useEffectEvent(post)
  useEffect(() => {
    if (state.kind !== 'unsure') return
    const timer = setTimeout(() => repeat(), nextDelayMs((state as { attempt: number }).attempt))
    return () => clearTimeout(timer)
  }, [state])

  return {
    state,
    /** Last request sent. */
    sent,
    /** Last request while its outcome is unknown, else `null`. */
    unanswered: isLocked(state) && state.kind !== 'done' ? sent.current : null,
    /** `next` is asked for only where something may be sent. */
    send(next: () => Sent) {
      if (!isLocked(current.current)) start(next())
    },
    /** Sends what went unanswered once more, unchanged: another text under the same key would be refused. */
    retry() {
      if (current.current.kind === 'unconfirmed' && sent.current) start(sent.current)
    },
    edited: () => apply({ type: 'edited' }),
    /** An answer that came without a request. */
    answered: (answer: Given) => apply(answer),
    /** A page that was reloaded while nobody knew stays locked until it has asked again with the same key. */
    restore(unanswered: Sent) {
      sent.current = unanswered
      apply({ type: 'restored' })
    },
  }
}
