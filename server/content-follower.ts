import { type ContentChanges, contentChangesSchema } from '@/lib/domain/content/schema'
import { ownHeaders } from '@/lib/server/upstream/client/caller'

/** Interval between calls of the upstream, in ms: a diner sees a change within five seconds. */
const EVERY_MS = 2000
/** Interval until its first answer. */
const FIRST_MS = 250
/** Longest interval while the upstream is away: a longer one would notice its return late. */
const LONGEST_PAUSE_MS = 4000
const ANSWER_MS = 2000
/** An outage shorter than this is not logged: a restart needs no attention. */
const SILENT_MS = 15_000

interface Parts {
  /** UPSTREAM_URL, without a slash at its end. */
  upstreamUrl: string
  secret: string | undefined
  fetch: typeof globalThis.fetch
  /** Changed content; `all` at the first answer too, since the time before it is unknown. */
  onChanges(changed: ContentChanges['changed']): void
  log(line: string): void
  nowMs?: () => number
}

export type ContentFollower = ReturnType<typeof followContent>

/**
 * Polls the upstream every two seconds, by one call for all tenants, for changes since the last call. While it is away,
 * calls are half as frequent and content stays as it is; no mark is skipped, so changes made meanwhile are reported
 * afterwards, or `all` where they are too many. Decision 0071.
 */
export function followContent({ upstreamUrl, secret, fetch, onChanges, log, nowMs = Date.now }: Parts) {
  let mark: string | undefined
  let lastAnswerAtMs = nowMs()
  let failures = 0
  let isOutageLogged = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve
  })

  async function ask(): Promise<ContentChanges> {
    const since = mark === undefined ? '' : `?since=${encodeURIComponent(mark)}`
    const headers = ownHeaders(secret)
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(`${upstreamUrl}/content-revisions${since}`, { headers, signal, cache: 'no-store' })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`HTTP ${answer.status}`)
    }
    return contentChangesSchema.parse(await answer.json())
  }

  async function poll(): Promise<void> {
    try {
      const { mark: next, changed } = await ask()
      if (isStopped) return
      if (changed.length > 0) onChanges(changed)
      mark = next
      recordAnswer()
    } catch (error) {
      recordFailure(error)
    } finally {
      if (!isStopped) timer = setTimeout(poll, pauseMs()).unref()
    }
  }

  function recordAnswer(): void {
    failures = 0
    lastAnswerAtMs = nowMs()
    begun()
    if (isOutageLogged) log('content: the upstream tells again what has changed')
    isOutageLogged = false
  }

  function recordFailure(error: unknown): void {
    failures++
    if (isOutageLogged || isStopped || nowMs() - lastAnswerAtMs < SILENT_MS) return
    isOutageLogged = true
    log(`content: the upstream does not tell what has changed (${error instanceof Error ? error.message : error})`)
  }

  function pauseMs(): number {
    if (mark === undefined && failures < 60) return FIRST_MS
    return failures === 0 ? EVERY_MS : Math.min(EVERY_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
  }

  void poll()
  return {
    /** Resolves after the first answer. */
    hasBegun,
    /** Time since the last answer, in ms. */
    silentMs: () => nowMs() - lastAnswerAtMs,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
