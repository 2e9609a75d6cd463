import type { SharedListPath } from '@/lib/domain/search/list-parameters'
import { processChannel } from '@/lib/server/process-channel'

/** Who asks for a live list, and for which. */
export interface AskedList {
  /** First segment of the internal path: tenant and API host. */
  segment: string
  query: URLSearchParams
  /** The diner's address. */
  client: string
}

/** What a request puts into the page that is the same for all: markup of the head and of the content. */
export interface FilledList {
  title: string
  canonical: string
  content: string
}

/** `null` where the page has to be made by Next: a refusal, an outage, a page that is not there. */
export type FillList = (asked: AskedList) => Promise<FilledList | null>

const fillers = processChannel<Map<SharedListPath, FillList>>('list-fillers')

/** Registered by the page of a list, so it is there once the page has been rendered in this process. Decision 0050. */
export const listFillers = (): Map<SharedListPath, FillList> => fillers.getOrCreate(() => new Map())
