/**
 * The time of this process, and the timers of its jobs: nothing else under `upstream` asks the machine what time it is
 * (`clock.test.ts`). A test may take both over: decision 0057.
 */
interface Clock {
  now(): Date
  /** Runs `work` every `everyMs`; returns how to stop it. */
  every(everyMs: number, work: () => Promise<void>): () => void
}

/** The process that started this one and steps its clock. */
export interface ClockChannel {
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
  send?(message: unknown): unknown
}

/** From the parent: the new time. Answered by the same message once every job that was due has run. */
export interface ClockStep {
  now: string
}

const machineClock: Clock = {
  now: () => new Date(),
  every(everyMs, work) {
    const timer = setInterval(work, everyMs)
    return () => clearInterval(timer)
  },
}

let clock: Clock = machineClock

/** The present, as an upstream knows it. */
export const now = (): Date => clock.now()

/** Runs `work` every `everyMs` of that time; returns how to stop it. */
export const every: Clock['every'] = (everyMs, work) => clock.every(everyMs, work)

/**
 * From here on time stands at `start` until the parent steps it. A step runs the jobs that have become due, each once and
 * one after the other, and only then is answered: whoever waits for the answer waits for no timer. Without its parent the
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

/** Back to the machine's clock: for tests. */
export function followMachine(): void {
  clock = machineClock
}
