/** The upstream did not give an answer that fits the contract: unreachable, too slow, failing, or out of shape. */
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
 * It is there, and cannot do this one thing: it broke over the question (500), has no room to write while it reads on, or
 * lost a race for one kitchen (503 `no_room`, `busy`). 502–504 else say that it is away.
 */
export class UpstreamFault extends UpstreamOutage {
  constructor(detail: string) {
    super('status', detail)
  }
}

/** The time is over, and this process was too busy all along to read an answer that may have come. */
export class LocalTimeout extends UpstreamOutage {
  constructor() {
    super('timeout', 'this process was busy')
  }
}
