'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadPicture } from '@/lib/browser/panel/upload-picture'
import { MAX_PICTURE_BYTES } from '@/lib/domain/restaurant/picture-sizes'
import type { PanelPicture } from '@/lib/domain/restaurant/settings/wire'
import type { FormActions } from './form-context'

/** One upload, described for its viewer. */
export interface Upload {
  id: number
  name: string
  /** `processing`: all of it was sent; `made`: ready, but an earlier picture, placed before it, is not. */
  state: 'waiting' | 'sending' | 'processing' | 'made' | 'failed' | 'stopped'
  /** From 0 to 1. */
  sent: number
  /** Reason of the failure. */
  message: string
}

/**
 * Maximum of files chosen at once, and of files sent at once: a phone sends two no quicker than one after the other.
 */
const MAX_CHOSEN = 10
const MAX_SENT = 2
/** Pause before a busy server is tried again. */
const BUSY_MS = 3000
const MAX_TRIES = 5

type Words = FormActions['words']['picture']
type Given = {
  restaurantId: number
  words: Words
  /** Puts the picture in its place; false where it is there already. */
  onPicture: (picture: PanelPicture) => boolean
}

/** Uploads chosen files and puts them in their place, in the chosen order. Contract C36. */
export function useUploads({ restaurantId, words, onPicture }: Given) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [said, setSaid] = useState('')
  const [tooMany, setTooMany] = useState('')
  const underWay = useRef(new Map<number, AbortController>())
  const files = useRef(new Map<number, File>())
  const made = useRef(new Map<number, PanelPicture>())
  const lastId = useRef(0)

  const change = useCallback((id: number, changed: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  }, [])
  const fail = (id: number, name: string, message: string) => {
    change(id, { state: 'failed', message })
    setSaid(words.notAdded.replace('{name}', name).replace('{message}', message))
  }
  const send = async ({ id, name }: Pick<Upload, 'id' | 'name'>, tries = 1): Promise<void> => {
    const file = files.current.get(id)
    if (!file) return
    if (file.size > MAX_PICTURE_BYTES) return fail(id, name, words.tooLarge)
    const stop = new AbortController()
    underWay.current.set(id, stop)
    change(id, { state: 'sending', sent: 0, message: '' })
    const onProgress = (sent: number) => change(id, { state: sent < 1 ? 'sending' : 'processing', sent })
    const answer = await uploadPicture(restaurantId, file, { onProgress, signal: stop.signal })
    if (stop.signal.aborted) return
    if (!answer.ok && answer.code === 'busy' && tries < MAX_TRIES) {
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
      return stop.signal.aborted ? undefined : send({ id, name }, tries + 1)
    }
    underWay.current.delete(id)
    if (!answer.ok) return fail(id, name, messageOf(answer, words))
    made.current.set(id, answer.picture)
    change(id, { state: 'made', sent: 1 })
  }
  const put = (one: Upload) => {
    const picture = made.current.get(one.id)
    made.current.delete(one.id)
    if (!picture) return
    if (!onPicture(picture)) return fail(one.id, one.name, words.same)
    files.current.delete(one.id)
    setUploads((all) => all.filter(({ id }) => id !== one.id))
    setSaid(words.added.replace('{name}', one.name))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way goes on whatever else the form does.
  useEffect(() => {
    for (const one of uploads) {
      if (one.state === 'waiting' && !underWay.current.has(one.id) && underWay.current.size < MAX_SENT) void send(one)
    }
    // One at a time, so that the next is compared with the present list.
    const next = uploads.find(({ state }) => state !== 'failed' && state !== 'stopped')
    if (next?.state === 'made') put(next)
  }, [uploads])

  useEffect(() => {
    const all = underWay.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  // Leaving the page stops the uploads: the browser asks first.
  const isUnderWay = uploads.some(({ state }) => state !== 'failed' && state !== 'stopped')
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  const choose = (chosen: readonly File[]) => {
    const waiting = uploads.filter(({ state }) => state !== 'failed' && state !== 'stopped').length
    const taken = chosen.slice(0, Math.max(0, MAX_CHOSEN - waiting))
    const left = chosen.slice(taken.length)
    const added = taken.map((file): Upload => {
      lastId.current += 1
      files.current.set(lastId.current, file)
      return { id: lastId.current, name: file.name, state: 'waiting', sent: 0, message: '' }
    })
    setUploads((all) => [...all, ...added])
    setTooMany(left.length > 0 ? words.tooMany.replace('{names}', left.map(({ name }) => name).join(', ')) : '')
  }
  const stop = (id: number) => {
    underWay.current.get(id)?.abort()
    underWay.current.delete(id)
    made.current.delete(id)
    change(id, { state: 'stopped' })
  }
  const dismiss = (id: number) => {
    files.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }
  return {
    uploads,
    said,
    tooMany,
    choose,
    stop,
    again: (id: number) => change(id, { state: 'waiting', sent: 0 }),
    dismiss,
  }
}

function messageOf({ status, message }: { status: number; message: string }, words: Words): string {
  if (status === 401) return words.signedOut
  if (status === 413) return words.tooLarge
  return (status >= 400 && message) || words.noAnswer
}
