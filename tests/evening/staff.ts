import { RESTAURANT, TENANT } from './restaurant'
import { type Answer, expectStatus, type Wire } from './wire'

/** A person who works this evening. */
export interface Person {
  id: number
  name: string
  token: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /**
   * A step of an order or a reservation; if the version is newer than the screen's, the person looks and presses again.
   */
  step(what: 'orders' | 'reservations', key: string | number, body: object, version?: number): Promise<Answer>
  move(reservation: number, body: object): Promise<Answer>
}

export interface Crew {
  owner: Person
  host: Person
  cook: Person
}

/** An action of a person, as the script knows it: the trails must say the same. */
export interface PanelAction {
  personId: number
  action: string
}

const PIN = '274951'
const PARTNER_TOKEN = 'a-token-of-operations'

/** Settings of the upstream that this crew is invited with. */
export const CREW_SETTINGS = { PARTNER_TOKEN }

/**
 * The owner is invited by operations and signs in by the link of the e-mail; so does the host whom the owner invites.
 * The cook has no e-mail, and signs in by PIN on a tablet that the owner enrols. Contract C21. `linkOf` returns the
 * token in the newest e-mail to that address, once it has been sent.
 */
export async function signInCrew(
  wire: Wire,
  linkOf: (email: string) => Promise<string>,
  actions: PanelAction[],
): Promise<Crew> {
  const invitation = { restaurant_id: RESTAURANT, email: 'ola@lodka.example', name: 'Ola' }
  await expectStatus(wire.call('POST', '/operations/people', invitation, bearer(PARTNER_TOKEN)), 201)
  const owner = await byLink('ola@lodka.example', 'Ola')
  const people = async (body: object) => {
    const { items } = await expectStatus(owner.call('POST', `/panel/${RESTAURANT}/people`, body), 201)
    return items as { id: number; name: string }[]
  }
  await people({ name: 'Hania', email: 'hania@lodka.example', role: 'host' })
  const host = await byLink('hania@lodka.example', 'Hania')
  const cookId = (await people({ name: 'Kuba', role: 'kitchen' })).find(({ name }) => name === 'Kuba')?.id
  await expectStatus(owner.call('PUT', `/panel/${RESTAURANT}/people/${cookId}/pin`, { pin: PIN }), 204)
  const device = await expectStatus(owner.call('POST', `/panel/${RESTAURANT}/devices`, { name: 'Kuchnia' }), 201)
  const wrong = { person_id: cookId, pin: '835206' }
  await expectStatus(wire.call('POST', '/staff/device/sessions', wrong, bearer(device.token)), 403)
  const right = { person_id: cookId, pin: PIN }
  const opened = await expectStatus(wire.call('POST', '/staff/device/sessions', right, bearer(device.token)), 201)
  return { owner, host, cook: personOf(opened, 'Kuba') }

  async function byLink(email: string, name: string): Promise<Person> {
    const body = { token: await linkOf(email), label: 'Wieczór' }
    const opened = await expectStatus(wire.call('POST', '/staff/sessions', body), 201)
    await expectStatus(wire.call('POST', '/staff/sessions', body), 409)
    return personOf(opened, name)
  }

  function personOf({ token, session }: { token: string; session: { person_id: number } }, name: string): Person {
    const id = session.person_id
    const call = (method: string, path: string, body?: unknown) => wire.call(method, path, body, bearer(token))
    // A person's screen may be a moment behind: they get the new state, look, and press again. Contract C23.
    const insist = async (path: string, body: object, version: number) => {
      for (let seen = version; ; ) {
        const answer = await call('POST', path, { ...body, version: seen })
        if (answer.status !== 409 || answer.body.error.code !== 'changed_meanwhile') return answer
        seen = answer.body.current.version
      }
    }
    const noted = async (action: string, answer: Promise<Answer>) => {
      const { status, body } = await answer
      if (status < 300) actions.push({ personId: id, action })
      return { status, body }
    }
    return {
      id,
      name,
      token,
      call,
      step: (what, key, body, version = 0) =>
        noted(
          what === 'orders' ? orderAction(body) : `reservation_${(body as { step: string }).step}`,
          insist(`/panel/${RESTAURANT}/${what}/${key}/steps`, body, version),
        ),
      move: (reservation, body) =>
        noted('moved_reservation', insist(`/panel/${RESTAURANT}/reservations/${reservation}/move`, body, 0)),
    }
  }
}

function orderAction(body: object): string {
  return (body as { step: string }).step === 'take_back' ? 'took_back_step' : 'planned_step'
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}`, 'x-tenant': TENANT }
}
