export type AlarmLevel = 'silent' | 'normal' | 'loud'
/** `blocked`: the browser mutes a page without a user gesture; `missing`: it has no Web Audio. */
export type SoundState = 'ready' | 'blocked' | 'missing'

export interface AlarmTone {
  state(): SoundState
  /** Plays the level's pattern until another one is chosen. */
  play(level: AlarmLevel): void
  /** Plays a single short tone and gets the permission to sound: call it in the handler of a press. */
  test(): void
  /** Gets the permission without a tone: on any press on the page. */
  unlock(): void
  stop(): void
}

type Note = { at: number; seconds: number; hertz: number }
/** A pattern that repeats, in seconds; gain 0–1. */
type Pattern = { seconds: number; gain: number; notes: Note[] }

const PATTERNS: Record<'normal' | 'loud' | 'test', Pattern> = {
  normal: {
    seconds: 2.4,
    gain: 0.45,
    notes: [
      { at: 0, seconds: 0.22, hertz: 784 },
      { at: 0.28, seconds: 0.34, hertz: 1047 },
    ],
  },
  // Higher, denser, and clearly different from the first.
  loud: {
    seconds: 1.2,
    gain: 1,
    notes: [
      { at: 0, seconds: 0.16, hertz: 1319 },
      { at: 0.2, seconds: 0.16, hertz: 1047 },
      { at: 0.4, seconds: 0.16, hertz: 1319 },
      { at: 0.6, seconds: 0.3, hertz: 1568 },
    ],
  },
  test: { seconds: 0.5, gain: 0.45, notes: [{ at: 0, seconds: 0.35, hertz: 1047 }] },
}
const FADE_SECONDS = 0.012

/**
 * Tones made by Web Audio, without files. A pattern is a buffer that repeats by itself: a browser would slow down a
 * timer in a background tab. `onState` is called when the sound gets blocked or ready. C26.
 */
export function createAlarmTone(onState: (state: SoundState) => void): AlarmTone {
  const context = 'AudioContext' in window ? new AudioContext() : null
  let level: AlarmLevel = 'silent'
  let playing: AudioBufferSourceNode | null = null
  const state = (): SoundState => (context ? (context.state === 'running' ? 'ready' : 'blocked') : 'missing')
  context?.addEventListener('statechange', () => onState(state()))

  function sound(name: keyof typeof PATTERNS, isRepeated: boolean): AudioBufferSourceNode | null {
    if (!context) return null
    const source = context.createBufferSource()
    source.buffer = bufferOf(context, PATTERNS[name])
    source.loop = isRepeated
    source.connect(context.destination)
    source.start()
    return source
  }

  const unlock = () => {
    if (context && context.state !== 'running') void context.resume().catch(() => {}) // still blocked: see onState
  }

  unlock()
  return {
    state,
    play(next) {
      if (next === level) return
      level = next
      playing?.stop()
      playing = next === 'silent' ? null : sound(next, true)
      unlock()
    },
    test() {
      unlock()
      sound('test', false)
    },
    unlock,
    stop() {
      playing?.stop()
      void context?.close()
    },
  }
}

function bufferOf(context: AudioContext, { seconds, gain, notes }: Pattern): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, Math.round(seconds * sampleRate), sampleRate)
  const samples = buffer.getChannelData(0)
  for (const note of notes) {
    const from = Math.round(note.at * sampleRate)
    const count = Math.round(note.seconds * sampleRate)
    for (let n = 0; n < count; n++) {
      const at = n / sampleRate
      // Some of the octave makes it louder on a tablet's speaker.
      const wave = 0.75 * Math.sin(2 * Math.PI * note.hertz * at) + 0.25 * Math.sin(4 * Math.PI * note.hertz * at)
      const fade = Math.min(1, at / FADE_SECONDS, (note.seconds - at) / FADE_SECONDS)
      samples[from + n] = gain * fade * wave
    }
  }
  return buffer
}
