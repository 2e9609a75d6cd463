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

/** It is there, and broke over this one question: 500, where 502–504 say that it is away. */
export class UpstreamFault extends UpstreamOutage {
  constructor() {
    super('status', '500')
  }
}
