'use client'

import { lazy, Suspense } from 'react'
import { useBoard } from '@/components/panel/board/client/board-provider'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import { BlockForm } from './forms/block-form'
import { CombinationForm } from './forms/combination-form'
import { DeclineForm } from './forms/decline-form'
import { MoveForm } from './forms/move-form'
import { NewVisitForm } from './forms/new-visit-form'
import { OfferForm } from './forms/offer-form'
import { type Dialog, useDialog, useTables } from './tables-context'
import { VisitPanel } from './visit-panel'
import { nameOf } from './visit-text'

// Fetched when it is opened: most evenings no party has to wait at the door.
const DoorForm = lazy(() =>
  import('./forms/door-form').then(
    ({ DoorForm }): { default: typeof DoorForm } => ({ default: DoorForm }),
    () => ({ default: NotLoaded }),
  ),
)

function NotLoaded() {
  return <p role="status">{useTables().words.door.notLoaded}</p>
}

/** The one sheet of the screen; its content changes without closing it. */
export function TablesSheet() {
  const { words, board, open } = useTables()
  const dialog = useDialog()
  const one =
    dialog && 'reservationId' in dialog ? board?.reservations.find(({ id }) => id === dialog.reservationId) : undefined
  const tonight = useBoard((state) => state.board.waitlist)
  const wait = dialog?.kind === 'seat' ? tonight.find(({ id }) => id === dialog.id) : undefined
  const content = dialog && contentOf(dialog, one, wait)
  return (
    <Sheet
      open={content !== null}
      onClose={() => open(null)}
      title={dialog ? titleOf(dialog) : ''}
      closeLabel={words.actions.close}
    >
      {content}
    </Sheet>
  )

  function phoneOf(shown: Dialog): string {
    const wait = shown.kind === 'offer' ? board?.waitlist.find(({ id }) => id === shown.id) : undefined
    return wait?.phone_number ?? ''
  }

  function titleOf(shown: Dialog): string {
    const name = one ? nameOf(one, words) : ''
    const titles: Record<Dialog['kind'], string> = {
      visit: name,
      move: interpolate(words.move.title, { name }),
      decline: interpolate(words.decline.title, { name }),
      cancel: interpolate(words.decline.cancelTitle, { name }),
      new: shown.kind === 'new' && shown.isWalkIn ? words.new.walkIn : words.new.phone,
      block: words.blocks.scope,
      combination: words.combinations.add,
      door: words.door.add,
      seat: interpolate(words.door.seatTitle, { name: wait?.customer_name ?? '' }),
      offer: interpolate(words.waits.offerTitle, { phone: phoneOf(shown) }),
    }
    return titles[shown.kind]
  }
}

function contentOf(dialog: Dialog, one: BoardReservation | undefined, wait: BoardWait | undefined) {
  if (dialog.kind === 'new') return <NewVisitForm key={String(dialog.isWalkIn)} isWalkIn={dialog.isWalkIn} />
  if (dialog.kind === 'block') return <BlockForm />
  if (dialog.kind === 'combination') return <CombinationForm />
  if (dialog.kind === 'offer') return <OfferForm id={dialog.id} />
  if (dialog.kind === 'door')
    return (
      <Suspense>
        <DoorForm first={dialog} />
      </Suspense>
    )
  if (dialog.kind === 'seat') return wait ? <NewVisitForm key={wait.id} isWalkIn wait={wait} /> : null
  if (!one) return null
  if (dialog.kind === 'move') return <MoveForm key={one.id} one={one} />
  if (dialog.kind === 'decline' || dialog.kind === 'cancel')
    return <DeclineForm key={one.id} one={one} name={dialog.kind} />
  return <VisitPanel key={one.id} one={one} />
}
