import { performance } from 'node:perf_hooks'
import type { Context, Span } from '@opentelemetry/api'
import { BUILT_FROM } from '../built-from'
import type { Measured, RequestStart, Telemetry } from './telemetry'

interface TelemetryOptions {
  /** `nakryte-web` or `nakryte-upstream`. */
  service: string
  /** Sends traces and measures to OTEL_EXPORTER_OTLP_ENDPOINT, whose variables the exporters read themselves. */
  isExported: boolean
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
/** In seconds; a page from memory takes a fifth of a millisecond. */
const BOUNDARIES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CLOSE_MS = 1000
/** Longest wait of the page for a gauge that calls another system. */
const GAUGE_MS = 1000

/**
 * The official SDK, without automatic instruments: each measure is named here. The packages are loaded only by this
 * call. See docs/design/processes.md.
 */
export async function openTelemetry({ service, isExported }: TelemetryOptions): Promise<Telemetry> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { W3CTraceContextPropagator }, { resourceFromAttributes }] =
    await Promise.all([import('@opentelemetry/api'), import('@opentelemetry/core'), import('@opentelemetry/resources')])
  const [
    { MeterProvider, PeriodicExportingMetricReader },
    { PrometheusExporter },
    { BasicTracerProvider, BatchSpanProcessor },
  ] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/sdk-trace-base'),
  ])
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': BUILT_FROM.commit || BUILT_FROM.tag,
  })
  const scrape = new PrometheusExporter({ preventServerStart: true })
  const readers = [scrape, ...(isExported ? [await otlpReader(PeriodicExportingMetricReader)] : [])]
  const meters = new MeterProvider({ resource, readers })
  const traces = isExported
    ? new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(await otlpTraces())] })
    : null
  const tracer = traces?.getTracer('nakryte')
  const propagator = new W3CTraceContextPropagator()
  const meter = meters.getMeter('nakryte')
  const advice = { explicitBucketBoundaries: BOUNDARIES }
  const requests = meter.createHistogram('http.server.request.duration', { unit: 's', advice })
  const calls = meter.createHistogram('http.client.request.duration', { unit: 's', advice })
  const jobs = meter.createHistogram('nakryte.job.duration', { unit: 's', advice })
  const succeededAtMs = new Map<string, number>()
  meter
    .createObservableGauge('nakryte.job.lag', { unit: 's', description: 'Since the job last ended well' })
    .addCallback((result) => {
      for (const [job, atMs] of succeededAtMs) result.observe((performance.now() - atMs) / 1000, { job })
    })
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  meter
    .createObservableGauge('nakryte.build', { description: 'What this process was built from: always 1' })
    .addCallback((result) => result.observe(1, BUILT_FROM))
  let last = performance.eventLoopUtilization()
  meter
    .createObservableGauge('nodejs.eventloop.utilization', { unit: '1', description: 'Since it was last read' })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization()
      result.observe(performance.eventLoopUtilization(now, last).utilization)
      last = now
    })

  function parentOf(traceparent: string | undefined): Context {
    if (!traceparent) return ROOT_CONTEXT
    // `tracestate` is not read: it may hold anything.
    const get = (_: unknown, key: string) => (key === 'traceparent' ? traceparent : undefined)
    return propagator.extract(ROOT_CONTEXT, {}, { get, keys: () => ['traceparent'] })
  }

  function traceparentOf(span: Span | undefined, given: string | undefined): string {
    if (!span) return given ?? ''
    const carrier: Record<string, string> = {}
    propagator.inject(trace.setSpan(ROOT_CONTEXT, span), carrier, { set: (to, key, value) => (to[key] = value) })
    return carrier.traceparent ?? ''
  }

  return {
    startRequest({ method: given, requestId, traceparent }: RequestStart) {
      const startedAtMs = performance.now()
      const method = METHODS.has(given) ? given : '_OTHER'
      const attributes = { 'http.request.method': method, 'nakryte.request_id': requestId }
      const span = tracer?.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentOf(traceparent))
      return {
        traceparent: traceparentOf(span, traceparent),
        end({ route, tenant, status }) {
          const labels = { 'http.route': route, 'http.response.status_code': status, tenant }
          requests.record((performance.now() - startedAtMs) / 1000, { 'http.request.method': method, ...labels })
          if (!span) return
          span.updateName(`${method} ${route}`)
          span.setAttributes(labels)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    startCall({ route, tenant, parent }) {
      const startedAtMs = performance.now()
      const labels = { 'http.route': route, tenant }
      const span = tracer?.startSpan(route, { kind: SpanKind.CLIENT, attributes: labels }, parentOf(parent))
      return {
        traceparent: traceparentOf(span, parent),
        end(status) {
          const ended = { ...labels, 'http.response.status_code': status ?? 0 }
          calls.record((performance.now() - startedAtMs) / 1000, ended)
          span?.setAttributes(ended)
          if (status === null || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
          span?.end()
        },
      }
    },
    gauge(name, description, read) {
      let reading: Promise<Measured> | undefined
      meter.createObservableGauge(name, { description }).addCallback(async (result) => {
        // A hanging gauge has one call at a time, and the page is sent without it.
        reading ??= Promise.resolve(read()).finally(() => {
          reading = undefined
        })
        const measured = await Promise.race([
          reading,
          new Promise<null>((resolve) => setTimeout(resolve, GAUGE_MS, null)),
        ])
        if (typeof measured === 'number') result.observe(measured)
        else for (const { value, labels } of measured ?? []) result.observe(value, labels)
      })
    },
    jobMeter: (job) => {
      succeededAtMs.set(job, performance.now())
      return (hasFailed, ms) => {
        jobs.record(ms / 1000, { job, failed: hasFailed })
        if (!hasFailed) succeededAtMs.set(job, performance.now())
      }
    },
    answerScrape: (request, response) => scrape.getMetricsRequestHandler(request, response),
    async close() {
      const sent = Promise.allSettled([traces?.shutdown(), meters.shutdown()])
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, CLOSE_MS))])
    },
  }
}

async function otlpReader(Reader: typeof import('@opentelemetry/sdk-metrics').PeriodicExportingMetricReader) {
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http')
  const exportIntervalMillis = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL || 60_000)
  const exportTimeoutMillis = Math.min(10_000, exportIntervalMillis)
  return new Reader({ exporter: new OTLPMetricExporter(), exportIntervalMillis, exportTimeoutMillis })
}

async function otlpTraces() {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  return new OTLPTraceExporter()
}
