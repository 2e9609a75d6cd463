export interface StreamMessage {
  id: string
  event: string
  data: string
}

/** Reads server-sent events from a response, one after the other; `null` at its end. */
export function messagesOf(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    stop: () => reader.cancel(),
    async next(): Promise<StreamMessage | null> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          if (!block.includes('data:')) continue
          const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string])
          return Object.fromEntries(fields) as unknown as StreamMessage
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += value
      }
    },
  }
}
