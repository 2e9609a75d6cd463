import { useSyncExternalStore } from 'react'
import { readStored, store } from '@/lib/browser/storage/storage'
import type { Silences } from '@/lib/domain/panel/alarm/waiting-alarms'

const KEY = 'alarmSilences'
const NONE: Silences = {}
const listeners = new Set<() => void>()
let present: Silences = NONE

/** Alarms that are silenced on this device: one store for all pages and tabs of its panel. Contract C26. */
export function useSilences(): Silences {
  return useSyncExternalStore(subscribe, read, () => NONE)
}

/** Adds `added`, and removes silences that have ended at `nowMs`. Without storage they last as long as the page. */
export function addSilences(added: Silences, nowMs: number): void {
  present = Object.fromEntries(Object.entries({ ...present, ...added }).filter(([, end]) => end > nowMs))
  store(KEY, present)
  for (const listener of listeners) listener()
}

function read(): Silences {
  return present
}

function load() {
  const stored = readStored(KEY)
  const entries = stored && typeof stored === 'object' ? Object.entries(stored) : []
  present = Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return
    load()
    listener()
  }
  if (listeners.size === 0) load()
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}
