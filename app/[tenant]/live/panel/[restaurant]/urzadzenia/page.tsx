import { headers } from 'next/headers'
import { panelPage } from '@/app/_pages/panel-page'
import { DevicesPage } from '@/components/panel/access/devices-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { panelToken } from '@/lib/server/panel/panel-cookies'
import { getStaffDevice } from '@/lib/server/upstream/panel/staff'
import { staffAccess } from '@/lib/server/upstream/panel/staff-access'

export const metadata = { title: panelWords.shell.pages.devices }

/** Devices, sessions and the keys of cash registers. Contract C21, C28. */
export default panelPage('devices', async ({ tenant, panel }, { searchParams }) => {
  const { restaurant, bearer } = panel
  const access = staffAccess(tenant, restaurant.id, { bearer })
  const deviceToken = await panelToken('device', await headers())
  const [devices, sessions, tokens, answer, device] = await Promise.all([
    access.devices(),
    access.sessions(),
    access.tokens(),
    readFormAnswer(await searchParams),
    deviceToken ? getStaffDevice(tenant, { bearer: deviceToken }) : null,
  ])
  return (
    <DevicesPage
      restaurantId={restaurant.id}
      devices={devices}
      ownDevice={device?.id ?? null}
      sessions={sessions}
      tokens={tokens}
      answer={answer}
      attempt={crypto.randomUUID()}
    />
  )
})
