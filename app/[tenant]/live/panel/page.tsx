import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { entryPage } from '@/app/_pages/panel-page'
import { DevicePeople, PinSignIn } from '@/components/panel/access/device-people'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { RestaurantChoice } from '@/components/panel/access/restaurant-choice'
import { SignInForm } from '@/components/panel/access/sign-in-form'
import { firstPageOf, panelPath } from '@/lib/domain/panel/access/pages'
import type { StaffDevice } from '@/lib/domain/panel/access/schema'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { panelToken } from '@/lib/server/panel/panel-cookies'
import { readSignedIn } from '@/lib/server/panel/read-panel'
import { findUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.shell.panel }

/** Staff sign-in: by link, or on an enrolled device by name and PIN; signed-in people are redirected. Contract C28. */
export default entryPage(async (tenant, { searchParams }) => {
  const { sposob, osoba, ...query } = await searchParams
  const isByLink = sposob === 'link'
  const signedIn = isByLink ? null : await readSignedIn(tenant)
  const restaurants = signedIn?.session.restaurants ?? []
  if (restaurants.length === 1 && restaurants[0]) redirect(panelPath(restaurants[0].id, firstPageOf(restaurants[0])))
  const [answer, device] = await Promise.all([readFormAnswer(query), readDevice(tenant)])
  const person = device?.people.find(({ id }) => String(id) === osoba)
  return (
    <EntryShell tenant={tenant}>
      {restaurants.length > 1 ? (
        <RestaurantChoice restaurants={restaurants} />
      ) : isByLink || !device ? (
        <SignInForm answer={answer} hasDevice={device !== null} />
      ) : person ? (
        <PinSignIn person={person} answer={answer} />
      ) : (
        <DevicePeople device={device} answer={answer} />
      )}
    </EntryShell>
  )
})

async function readDevice(tenant: Tenant): Promise<StaffDevice | null> {
  const bearer = await panelToken('device', await headers())
  return bearer ? findUpstream(tenant, signInCalls.device, { bearer }, [401]) : null
}
