import { useBoard } from '@/components/panel/board/client/board-provider'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { localTimeOf } from '@/lib/domain/time/time'
import { useOrders } from './orders-context'

/** Time since which the view is old, and the waiting commands; nothing while the connection is fine. Contract C29. */
export function ConnectionBanner() {
  const words = useOrders().words.connection
  const connection = useBoard((state) => state.connection)
  const queuedCount = useBoard((state) => state.queuedCount)
  return (
    <div role="status" className="unless-empty">
      {connection.kind === 'ended' && (
        <Notice kind="danger">
          <p>
            {connection.reason === 'signed_out' ? words.signedOut : words.notFound}{' '}
            <a href={PANEL_PATH}>{words.signIn}</a>
          </p>
        </Notice>
      )}
      {connection.kind === 'lost' && (
        <Notice kind="warning">
          <p>{interpolate(words.lost, { time: localTimeOf(new Date(connection.sinceMs)) })}</p>
          {queuedCount > 0 && <p>{interpolate(words.queued, { count: queuedCount })}</p>}
        </Notice>
      )}
    </div>
  )
}
