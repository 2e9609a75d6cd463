import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  EDITING,
  isLocked,
  nextDelayMs,
  reduceSubmission,
  type Submission,
  type SubmissionAnswer,
  type SubmissionEvent,
  type Unanswered,
} from '@/lib/domain/form/submission'

interface Sending<Sent, Given extends SubmissionAnswer> {
  /** One attempt; never rejects, since a missing answer is an outcome too. */
  post: (sent: Sent) => Promise<Given | Unanswered>
  /** Stores the request before it is sent, where it must outlive the page. */
  store?: (sent: Sent) => void
}

/**
 * Sends a form once, for any number of presses, and repeats the very same request with the same key until a definite
 * answer comes. Contract C12, ledger L262–L265.
 */
export function useSubmission<Sent, Given extends SubmissionAnswer>(sending: Sending<Sent, Given>) {
  const [state, setState] = useState<Submission<Given>>(EDITING)
  // Two taps may come before one render: the newest state decides, not the rendered one.
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
    sending.store?.(next)
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
    /** `next` is called only where a request may be sent. */
    send(next: () => Sent) {
      if (!isLocked(current.current)) start(next())
    },
    /** Repeats the unanswered request unchanged: another text under the same key would be refused. */
    retry() {
      if (current.current.kind === 'unconfirmed' && sent.current) start(sent.current)
    },
    edited: () => apply({ type: 'edited' }),
    /** An answer without a request. */
    answered: (answer: Given) => apply(answer),
    /**
     * A page reloaded while the outcome was unknown stays locked until it has repeated the request with the same key.
     */
    restore(unanswered: Sent) {
      sent.current = unanswered
      apply({ type: 'restored' })
    },
  }
}
