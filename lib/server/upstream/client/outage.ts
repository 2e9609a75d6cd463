/** The upstream gave no valid answer: unreachable, too slow, failing, or outside the contract. */
export class UpstreamOutage extends Error {
  override readonly name = 'UpstreamOutage'

  constructor(
    readonly reason: 'network' | 'timeout' | 'status' | 'shape' | 'open',
    detail: string,
  ) {
    super(`upstream ${reason}: ${detail}`)
  }
}

/**
 * The upstream is available but cannot do this one thing: the request crashed it (500), it has no disk space to write,
 * or it lost a race for one restaurant (503 `no_room`, `busy`). Other 502–504 mean that it is unavailable.
 */
export class UpstreamFault extends UpstreamOutage {
  constructor(detail: string) {
    super('status', detail)
  }
}

/** The upstream's limit is reached (429): pages that have words for it show them. */
export class UpstreamTooMany extends UpstreamOutage {
  constructor(detail: string) {
    super('status', detail)
  }
}

/** A time-out during which this process was too busy to read an answer that may have arrived. */
export class LocalTimeout extends UpstreamOutage {
  constructor() {
    super('timeout', 'this process was busy')
  }
}

/** For the end of a promise: `value` where the upstream gave no valid answer; any other error is rethrown. */
export function ifOut<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof UpstreamOutage) return value
    throw error
  }
}

/** The same with `null`. */
export const nullIfOut = ifOut(null)
