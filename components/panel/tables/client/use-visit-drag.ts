'use client'

import { type PointerEvent, useRef } from 'react'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import type { TimeSpan } from '@/lib/domain/panel/tables/timetable'
import { localDateOf, wallTime } from '@/lib/domain/time/time'
import { useTables } from './tables-context'
import { clockOf } from './visit-text'

const STARTS_AFTER_PX = 6
const STEP_MS = 15 * 60_000

type Drag = { one: BoardReservation; table: string; x: number; y: number; element: HTMLElement; isMoving: boolean }

/** A visit follows the pointer; where it is dropped, it is moved to that table and quarter of an hour. Contract C25. */
export function useVisitDrag(hours: TimeSpan) {
  const { move } = useTables()
  const current = useRef<Drag | null>(null)
  const dragged = useRef(false)

  function follow(event: PointerEvent<HTMLElement>) {
    const drag = current.current
    if (!drag) return
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.isMoving && Math.hypot(dx, dy) < STARTS_AFTER_PX) return
    drag.isMoving = true
    drag.element.style.translate = `${dx}px ${dy}px`
    drag.element.dataset.dragged = ''
  }

  function drop(event: PointerEvent<HTMLElement>) {
    const drag = current.current
    if (!drag) return
    release(drag)
    if (!drag.isMoving) return
    dragged.current = true
    const track = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-table]'))
      .find((element) => element !== null)
    if (!track) return
    const msOfPx = (hours.untilMs - hours.fromMs) / track.getBoundingClientRect().width
    const shiftMs = Math.round(((event.clientX - drag.x) * msOfPx) / STEP_MS) * STEP_MS
    const change = changeOf(drag, track.dataset.table ?? '', shiftMs)
    if (change) void move(drag.one, change)
  }

  function release(drag: Drag) {
    drag.element.style.translate = ''
    delete drag.element.dataset.dragged
    current.current = null
  }

  return {
    /** Was the press that just ended a drag? Its click calls this once. */
    wasDragged() {
      const was = dragged.current
      dragged.current = false
      return was
    },
    handlersOf: (one: BoardReservation, table: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        dragged.current = false
        if (event.button !== 0) return
        current.current = {
          one,
          table,
          x: event.clientX,
          y: event.clientY,
          element: event.currentTarget,
          isMoving: false,
        }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => current.current && release(current.current),
    }),
  }
}

// Only differences are sent: a change of table alone is no news to the diner.
function changeOf({ one, table }: Drag, target: string, shiftMs: number) {
  const startsAt = Date.parse(one.starts_at) + shiftMs
  const tables = target && target !== table ? [...new Set(swapped(one.tables, table, target))] : null
  if (!tables && shiftMs === 0) return null
  return {
    ...(shiftMs !== 0 && { reserved_on: wallTime(localDateOf(new Date(startsAt)), clockOf(startsAt)) }),
    ...(tables && { tables }),
  }
}

function swapped(tables: string[], from: string, to: string): string[] {
  return tables.length === 0 ? [to] : tables.map((name) => (name === from ? to : name))
}
