/**
 * The time of this process, and the timers of its jobs: nothing else under `upstream` reads the machine's clock
 * (`clock.test.ts`). A test may replace both: decision 0057.
 */
interface Clock {
  now(): Date
  /** Runs `work` now and every `everyMs`; returns how to stop it. */
  every(everyMs: number, work: () => Promise<void>): () => void
}

/** The process that started this one and steps its clock. */
export interface ClockChannel {
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
  send?(message: unknown): unknown
}

/** The new time, from the parent. The same message answers it once every due job has run. */
export interface ClockStep {
  now: string
}

const machineClock: Clock = {
  now: () => new Date(),
  every(everyMs, work) {
    void work()
    const timer = setInterval(work, everyMs)
    return () => clearInterval(timer)
  },
}

let clock: Clock = machineClock

/** The current time of this upstream. */
export const now = (): Date => clock.now()

/** Runs `work` now and every `everyMs` of the upstream's clock; returns how to stop it. */
export const every: Clock['every'] = (everyMs, work) => clock.every(everyMs, work)

/**
 * Stops the clock at `start` until the parent steps it. A step waits for the first run of every job, and is answered
 * after the due jobs have run, each once and one after the other, so the parent needs no timer. Without its parent the
 * process ends, since its time would stand still for ever. Decision 0057.
 */
export function followSteps(start: Date, channel: ClockChannel, onAlone: () => void): void {
  if (!channel.send) throw new Error('TEST_CLOCK: only a process that is started with a channel can be stepped')
  let present = start
  let steps = Promise.resolve()
  const jobs = new Set<{ everyMs: number; dueMs: number; work: () => Promise<void> }>()
  clock = {
    now: () => present,
    every(everyMs, work) {
      const job = { everyMs, dueMs: present.getTime() + everyMs, work }
      jobs.add(job)
      const first = work()
      // A job that still runs would not start again, and may have read what the step before it has since changed.
      steps = steps.then(() => first)
      return () => jobs.delete(job)
    },
  }
  const step = async (to: Date) => {
    if (to < present) throw new Error('TEST_CLOCK: time does not go back')
    present = to
    for (const job of jobs) {
      if (job.dueMs > to.getTime()) continue
      job.dueMs = to.getTime() + job.everyMs
      await job.work()
    }
    channel.send?.({ now: to.toISOString() } satisfies ClockStep)
  }
  channel.on('message', (message) => {
    const { now: to } = message as ClockStep
    steps = steps.then(() => step(new Date(to)))
  })
  channel.on('disconnect', onAlone)
}

/** Returns to the machine's clock: for tests. */
export function followMachine(): void {
  clock = machineClock
}
