import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  attributes: Record<string, string>
}

/** An OpenTelemetry collector that records its input. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    bodies.push(text)
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, spans, bodies, stop }
}

// biome-ignore lint/suspicious/noExplicitAny: the protocol's own nesting
function spansOf({ resourceSpans = [] }: any): CollectedSpan[] {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  return resourceSpans.flatMap(({ resource, scopeSpans }: any) => {
    const service = attributesOf(resource.attributes)['service.name'] ?? ''
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return scopeSpans.flatMap(({ spans }: any) =>
      // biome-ignore lint/suspicious/noExplicitAny: as above
      spans.map((span: any) => ({ ...span, service, attributes: attributesOf(span.attributes) })),
    )
  })
}

function attributesOf(attributes: Attribute[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  )
}
