import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import {
  EDITING,
  isLocked,
  nextDelayMs,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
} from '@/lib/domain/reservation/form/submission'
import { postReservation } from './lazy-parts'

/**
 * Sends a draft once, however often it is asked to, and repeats it with the same key while no definite answer comes.
 * Contract C12, ledger L262–L265.
 */
export function useSubmission(renewKey: RefObject<() => void>) {
  const [state, setState] = useState<Submission>(EDITING)
  // Two taps may come before one render: the decision is taken on the newest state, not on the rendered one.
  const current = useRef(state)
  const payload = useRef<ReservationDraft | null>(null)

  const apply = useCallback((event: SubmissionEvent) => {
    current.current = reduceSubmission(current.current, event)
    setState(current.current)
  }, [])

  const post = useCallback(async () => {
    if (payload.current) apply(await postReservation(payload.current, () => renewKey.current()))
  }, [apply, renewKey])

  const send = useCallback(
    (draft: ReservationDraft) => {
      if (isLocked(current.current)) return
      payload.current = draft
      apply({ type: 'submitted' })
      void post()
    },
    [apply, post],
  )

  const retry = useCallback(() => {
    if (current.current.kind !== 'gaveUp') return
    apply({ type: 'submitted' })
    void post()
  }, [apply, post])

  useEffect(() => {
    if (state.kind !== 'unsure') return
    const timer = setTimeout(post, nextDelayMs(state.attempt))
    return () => clearTimeout(timer)
  }, [state, post])

  return {
    state,
    send,
    /** Sends what went unanswered once more, unchanged: another text under the same key would be refused. */
    retry,
    unanswered: isLocked(state) && state.kind !== 'done' ? payload.current : null,
    edited: () => apply({ type: 'edited' }),
    /** A tab that was reloaded while nobody knew stays locked until it has asked again with the same key. */
    restore(unanswered: ReservationDraft) {
      payload.current = unanswered
      current.current = { kind: 'gaveUp' }
      setState(current.current)
    },
  }
}
