'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/browser/api/call-api'
import { reload } from '@/lib/browser/page/go-to'
import { isReloadPrevented } from '@/lib/browser/page/prevent-reload'

const FIRST_MS = 10_000
const LONGEST_MS = 60_000
/** About four hours of a visible page; the count restarts when the page becomes visible again. */
const MAX_POLLS = 240

type States = Record<string, unknown>

type Props = {
  /** The path whose answer contains at least the fields of `shown`. */
  path: string
  shown: States
  /** Shown instead of a reload that would lose typed values; without it nothing can be typed on this page. */
  words?: { changed: string; reload: string }
}

/**
 * Polls the state of a waiting item, at growing intervals and only while the page is visible. A change causes a reload.
 * Contract C2.
 */
export function StatePoll({ path, shown, words }: Props) {
  const [isReloadOffered, setReloadOffered] = useState(false)
  // As text, because each render makes a new object of the same values.
  const shownText = JSON.stringify(shown)
  const reloadOrOffer = useEffectEvent(() => {
    if (words && isReloadPrevented()) setReloadOffered(true)
    else reload()
  })

  useEffect(() => {
    const known = JSON.parse(shownText) as States
    let timer: ReturnType<typeof setTimeout>
    let pauseMs = FIRST_MS
    let pollCount = 0
    let isOver = false
    let isPolling = false

    const wait = (ms: number) => {
      clearTimeout(timer)
      if (!isOver && pollCount < MAX_POLLS && document.visibilityState === 'visible') timer = setTimeout(poll, ms)
    }
    const poll = async () => {
      if (isPolling) return
      isPolling = true
      pollCount++
      const isOther = await hasChanged(path, known)
      isPolling = false
      if (isOver) return
      if (!isOther) {
        pauseMs = Math.min(pauseMs * 1.3, LONGEST_MS)
        return wait(pauseMs)
      }
      isOver = true
      reloadOrOffer()
    }
    const restart = () => {
      pollCount = 0
      pauseMs = FIRST_MS
      wait(0)
    }
    wait(pauseMs)
    document.addEventListener('visibilitychange', restart)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [path, shownText])

  return (
    <div role="status">
      {isReloadOffered && words && (
        <Notice kind="warning">
          <p>
            {words.changed} <a href={window.location.pathname}>{words.reload}</a>
          </p>
        </Notice>
      )}
    </div>
  )
}

async function hasChanged(path: string, shown: States): Promise<boolean> {
  try {
    const { status, json } = await callApi(path)
    if (status !== 200) return false
    const now = json as States
    return Object.keys(shown).some((name) => now[name] !== shown[name])
  } catch {
    return false // logged by the call; the next poll may succeed
  }
}
