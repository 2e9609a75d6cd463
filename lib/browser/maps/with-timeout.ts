import { MapsFailure, type MapsFailureKind } from './maps-failure'
import { mapsRefusal } from './maps-refusal'

/** The answer, or a failure of this kind after `limitMs`, or the failure of a refused key, whichever comes first. */
export function withMapsTimeout<T>(answer: Promise<T>, limitMs: number, kind: MapsFailureKind): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MapsFailure(kind)), limitMs)
  })
  return Promise.race([answer, late, mapsRefusal()]).finally(() => clearTimeout(timer))
}
