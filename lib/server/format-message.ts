import { IntlMessageFormat } from 'intl-messageformat'
import { isValidElement, type ReactNode } from 'react'
import { memo } from '@/lib/domain/memo'

type Values = Parameters<IntlMessageFormat['format']>[0]

/**
 * Formats a message with its values. It stands in for the module of the same task in use-intl (next.config.mjs), which parses
 * every message anew in every request: 8 % of a live page. Messages hold no dates, so no time zone is read here.
 * Throws a `SyntaxError` for a message that is none.
 */
export default function formatMessage(
  _key: string,
  message: unknown,
  values: Values | undefined,
  { locale }: { locale: string },
): ReactNode {
  if (typeof message !== 'string') throw new TypeError('not a message but a group of messages')
  // As in use-intl: without values only a quoted brace needs the parser.
  if (!values && !/'[{}<#|']/.test(message)) return message
  const formatted = formatOf(message, locale).format<ReactNode>(values as never)
  return isValidElement(formatted) || Array.isArray(formatted) || typeof formatted === 'string'
    ? formatted
    : String(formatted)
}

// Messages are as they were written, not compiled: use-intl's `t.raw` may return them.
formatMessage.raw = true

/** One for each message of `messages/pl.json` that has values: their number is that of the messages. */
const formatOf = memo((message: string, locale: string) => new IntlMessageFormat(message, locale))
