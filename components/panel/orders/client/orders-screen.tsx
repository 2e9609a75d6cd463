'use client'

import { useMemo, useState } from 'react'
import { BoardProvider } from '@/components/panel/board/client/board-provider'
import { SettingsChanged } from '@/components/panel/board/client/settings-changed'
import type { OrdersWords } from '@/components/panel/orders/words'
import type { Permission } from '@/lib/domain/panel/access/permissions'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { KitchenDish } from '@/lib/domain/panel/orders/kitchen-menu'
import { ConnectionBanner } from './connection-banner'
import { EndedOrders } from './ended-orders'
import { JustHandedOver } from './just-handed-over'
import { KitchenBar } from './kitchen-bar'
import { Lanes } from './lanes'
import { OrdersContext } from './orders-context'
import { Tickets } from './tickets'

type Props = {
  restaurantId: number
  board: Board
  menu: KitchenDish[]
  permissions: readonly Permission[]
  words: OrdersWords
}

/** A restaurant's orders, live. Contract C29. */
export function OrdersScreen({ restaurantId, board, menu, permissions, words }: Props) {
  const [printedId, setPrintedId] = useState<string | null>(null)
  const context = useMemo(
    () => ({
      words,
      dishes: new Map(menu.map((dish) => [dish.id, dish])),
      canSetSoldOut: permissions.includes('set_sold_out'),
      isCook: !permissions.includes('handle_tables'),
      print: setPrintedId,
    }),
    [words, menu, permissions],
  )
  return (
    <BoardProvider restaurantId={restaurantId} board={board}>
      <OrdersContext value={context}>
        <div className="unprinted stack-2 one-column">
          <ConnectionBanner />
          <SettingsChanged words={words.connection} />
          <KitchenBar permissions={permissions} menu={menu} />
          <Lanes />
          <JustHandedOver />
          <EndedOrders />
        </div>
        <Tickets printedId={printedId} onPrinted={setPrintedId} />
      </OrdersContext>
    </BoardProvider>
  )
}
