import { cutFetchError } from '@/lib/domain/logging/batch'

/** Place of an error: the page's path, the build that served it, and the request that loaded the page. */
interface ErrorLocation {
  path: string
  release: string
  requestId: string
}

const MAX_FRAMES = 4
// A chunk's name changes with every build; the first characters are enough to find the file.
const CHUNK = /https?:\/\/\S*?\/_next\/static\/chunks\/([\w-]{1,8})[\w.-]*/g

/** One line for an uncaught error; the location is never cut off. Contract C14, ledger L296. */
export function uncaughtLine(error: unknown, { path, release, requestId }: ErrorLocation): string {
  return `${cutFetchError(textOf(error))} [release=${release} request=${requestId} path=${path}]`
}

function textOf(error: unknown): string {
  if (!isError(error)) return `uncaught ${String(error)}`
  const frames = (error.stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?$/.test(line))
  const where = frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace(CHUNK, '$1'))
  return [`uncaught ${error.name}: ${error.message.replace(/\s+/g, ' ')}`, ...where].join(' < ')
}

// `instanceof Error` fails for an error of another window.
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value
}
