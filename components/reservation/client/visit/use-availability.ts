import { type RefObject, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import { logMessage } from '@/lib/browser/logging/lazy-logger'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'

/** Age from which an answer is requested again. */
const FRESH_MS = 60_000

/** Time of an answer that never came. */
export const NEVER_MS = 0

const NOTHING_KNOWN = { slots: [], alternatives: { times: [], dates: [] }, notices: [] }

type Answer = { availability: Availability; atMs: number; key: string }

/**
 * Free times for a visit. Starts with the server's answer and requests again when the visit changes, when the answer is
 * older than a minute as the page comes into view, and on `refresh`; a newer request aborts an older one. The answer is
 * unknown before the first one, and after a failure for another visit. Ledger L270.
 */
export function useAvailability(
  restaurantId: number,
  visit: Visit,
  first: Availability,
  answeredAtMs: number,
  holdToken: RefObject<string | null>,
) {
  const key = `${visit.date} ${visit.time} ${visit.partySize}`
  const [answer, setAnswer] = useState<Answer>({ availability: first, atMs: answeredAtMs, key })
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const lastRequest = useRef({ answer, round })
  lastRequest.current.answer = answer
  const refresh = () => setRound((last) => last + 1)

  useEffect(() => {
    const known = lastRequest.current
    const isFresh = known.answer.key === key && Date.now() - known.answer.atMs < FRESH_MS
    if (isFresh && known.round === round) return
    known.round = round
    const abort = new AbortController()
    setFailed(false)
    loadAvailability(restaurantId, key, holdToken.current, abort.signal).then(
      (availability) => setAnswer({ availability, atMs: Date.now(), key }),
      () => abort.signal.aborted || setFailed(true),
    )
    return () => abort.abort()
  }, [restaurantId, key, round, holdToken])

  useEffect(() => {
    const refreshIfOld = () => {
      const isOld = Date.now() - lastRequest.current.answer.atMs >= FRESH_MS
      if (document.visibilityState === 'visible' && isOld) setRound((last) => last + 1)
    }
    document.addEventListener('visibilitychange', refreshIfOld)
    return () => document.removeEventListener('visibilitychange', refreshIfOld)
  }, [])

  const isUnknown = answer.atMs === NEVER_MS || (hasFailed && answer.key !== key)
  return {
    // Times that were free for another visit do not apply to this one.
    availability: isUnknown ? { ...answer.availability, ...NOTHING_KNOWN } : answer.availability,
    isLoading: answer.key !== key && !hasFailed,
    hasFailed,
    isUnknown,
    refresh,
  }
}

async function loadAvailability(
  id: number,
  key: string,
  holdToken: string | null,
  signal: AbortSignal,
): Promise<Availability> {
  const people = key.slice(17)
  const query = new URLSearchParams({ ids: String(id), from: key.slice(0, 16), people })
  if (holdToken) query.set('hold_token', holdToken)
  const { status, json } = await callApi(`/api/availability?${query}`, { signal })
  const [availability] = status === 200 ? (json as Availability[]) : []
  if (availability) return availability
  logMessage('error', `GET /api/availability: ${status}`)
  throw new Error(`availability ${status}`)
}
