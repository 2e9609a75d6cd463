'use client'

import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/browser/call-api'
import { reload } from '@/lib/browser/go-to'
import { isPageHeld } from '@/lib/browser/unsaved'

const FIRST_MS = 10_000
const LONGEST_MS = 60_000
/** About four hours of looking on; a page that is looked at anew begins anew. */
const MOST_LOOKS = 240

type States = Record<string, unknown>

type Props = {
  /** Answers with at least what is in `shown`. */
  path: string
  shown: States
  /** Said in place of a reload that would lose what is typed; without words nothing is typed on this page. */
  words?: { changed: string; reload: string }
}

/**
 * Asks how something that waits stands, ever less often and only while it is looked at; a change shows by a reload.
 * Contract C2.
 */
export function StatePoll({ path, shown, words }: Props) {
  const [isKept, setKept] = useState(false)
  const known = JSON.stringify(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` stands for what is shown; words do not change.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let pauseMs = FIRST_MS
    let looks = 0
    let isOver = false
    let isAsking = false

    const wait = (ms: number) => {
      clearTimeout(timer)
      if (!isOver && looks < MOST_LOOKS && document.visibilityState === 'visible') timer = setTimeout(look, ms)
    }
    const look = async () => {
      if (isAsking) return
      isAsking = true
      looks++
      const isOther = await hasChanged(path, shown)
      isAsking = false
      if (isOver) return
      if (!isOther) {
        pauseMs = Math.min(pauseMs * 1.3, LONGEST_MS)
        return wait(pauseMs)
      }
      isOver = true
      if (words && isPageHeld()) setKept(true)
      else reload()
    }
    const turn = () => {
      looks = 0
      pauseMs = FIRST_MS
      wait(0)
    }
    wait(pauseMs)
    document.addEventListener('visibilitychange', turn)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [path, known])

  return (
    <div role="status">
      {isKept && words && (
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
    return false // logged by the call; the next look may bring an answer
  }
}
