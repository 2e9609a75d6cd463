'use client'

import { useEffect } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { reload } from '@/lib/browser/go-to'

const FIRST_MS = 10_000
const LONGEST_MS = 60_000

type States = { status: string; cancelled: boolean; change_pending: boolean }

/** Asks how a waiting reservation stands, ever less often, and only while it is looked at; a change shows by a reload. */
export function StatusPoll({ code, shown }: { code: string; shown: States }) {
  const { status, cancelled, change_pending } = shown
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let pauseMs = FIRST_MS
    const look = async () => {
      if (document.visibilityState === 'visible' && (await hasChanged(code, { status, cancelled, change_pending }))) {
        reload()
        return
      }
      pauseMs = Math.min(pauseMs * 1.3, LONGEST_MS)
      timer = setTimeout(look, pauseMs)
    }
    timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [code, status, cancelled, change_pending])
  return null
}

async function hasChanged(code: string, shown: States): Promise<boolean> {
  try {
    const { status, json } = await callApi(`/api/reservations/${code}`)
    if (status !== 200) return false
    const now = json as States
    return (Object.keys(shown) as (keyof States)[]).some((name) => now[name] !== shown[name])
  } catch {
    return false // logged by the call; the next look may bring an answer
  }
}
