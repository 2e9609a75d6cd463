import { headers } from 'next/headers'
import { panelPage } from '@/app/_pages/panel-page'
import { DevicesPage } from '@/components/panel/access/devices-page'
import { accessCalls } from '@/lib/domain/panel/access/access-calls'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { panelToken } from '@/lib/server/panel/panel-cookies'
import { findUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.shell.pages.devices }

/** Devices, sessions and the keys of cash registers. Contract C21, C28. */
export default panelPage('devices', async ({ tenant, own, load, answer, attempt }) => {
  const deviceToken = await panelToken('device', await headers())
  const [devices, sessions, tokens, device] = await Promise.all([
    load(accessCalls.devices),
    load(accessCalls.sessions),
    load(accessCalls.tokens),
    deviceToken ? findUpstream(tenant, signInCalls.device, { bearer: deviceToken }, [401]) : null,
  ])
  return (
    <DevicesPage
      to={formsPath(own.restaurantId)}
      devices={devices.items}
      ownDevice={device?.id ?? null}
      sessions={sessions.items}
      tokens={tokens.items}
      answer={answer}
      attempt={attempt}
    />
  )
})
