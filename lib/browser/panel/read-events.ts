export interface ServerEvent {
  id: string
  event: string
  data: string
}

/**
 * Server-sent events of a response; `onBytes` is called with whatever arrives, heartbeats too. EventSource would neither
 * tell why it was refused nor begin with a `Last-Event-ID`.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const found = eventOf(block)
        if (found) yield found
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** `null` for a heartbeat. */
function eventOf(block: string): ServerEvent | null {
  const fields: Record<string, string[]> = {}
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    fields[name] = [...(fields[name] ?? []), value]
  }
  if (!fields.data) return null
  return { id: fields.id?.at(-1) ?? '', event: fields.event?.at(-1) ?? 'message', data: fields.data.join('\n') }
}
