'use client'

import { interpolate } from '@/lib/domain/interpolate'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import styles from './tables.module.css'
import { useTables } from './tables-context'

type Props = {
  legend: string
  floorPlan: FloorPlan
  /** `null`: it does not matter here whether they are free. */
  free: readonly string[] | null
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Tables to choose one or several from; each shows in words whether it is free. */
export function TablePicker({ legend, floorPlan, free, chosen, onChange }: Props) {
  const { words } = useTables()
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  return (
    <fieldset className={`stack-2 ${styles.picker}`}>
      <legend>{legend}</legend>
      {floorPlan.tables.map(({ name, min_seats: min, max_seats: max }) => {
        const isFree = free === null || free.includes(name)
        return (
          <label
            key={name}
            className={`flex gap-2 centred touch-high ${styles.pick}`}
            data-taken={!isFree || undefined}
          >
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={!isFree && !chosen.includes(name)}
              onChange={() => toggle(name)}
            />
            <span>
              <strong>{name}</strong>
              <span className="soft small block">
                {interpolate(words.timeline.seats, { min, max })}
                {free !== null && `, ${isFree ? words.move.free : words.move.taken}`}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
