import { staffForm } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { accessCalls } from './access-calls'
import { brandPeopleCalls } from './people-calls'
import { signInCalls } from './sign-in-calls'

const { devices: words, ownPin, problem } = panelWords.access

/** A person's own PIN at a restaurant; a session signed in by PIN must give the present one. Contract C21, C28. */
export const OWN_PIN = staffForm({
  name: 'own-pin',
  page: 'pin',
  call: signInCalls.changePin,
  fields: {
    current_pin: { label: ownPin.current, kind: 'pin', wrong: problem.currentPin },
    pin: { label: ownPin.pin, hint: ownPin.hint, kind: 'pin', wrong: problem.weakPin },
    again: { label: ownPin.again, kind: 'pin', wrong: problem.pinsDiffer },
  },
  submit: ownPin.save,
  done: 'pin',
})

/** Forms for devices that open a restaurant's panel. Contract C21, C28. */
export const DEVICES = {
  enrol: staffForm({
    name: 'enrol-device',
    page: 'devices',
    call: accessCalls.enrol,
    fields: { name: { label: words.name, hint: words.nameHint, wrong: problem.name } },
    submit: words.enrol,
    done: 'deviceSaved',
  }),
  revoke: staffForm({
    name: 'revoke-device',
    page: 'devices',
    call: accessCalls.revoke,
    fields: {},
    done: 'deviceRevoked',
  }),
  endSession: staffForm({
    name: 'end-session',
    page: 'devices',
    call: accessCalls.endSession,
    fields: {},
    done: 'sessionEnded',
  }),
}

/** Drops the draft of a part: `lib/server/panel/settings-forms.ts` reads it. Contract C37. */
export const DISCARD_DRAFT = staffForm({
  name: 'settings-discard',
  page: 'settings',
  call: settingsCalls.drop,
  fields: {},
  done: 'draftDiscarded',
})

/** Tokens of a restaurant's cash registers. Contract C21. */
export const RESTAURANT_TOKENS = tokenForms('devices', accessCalls, {
  name: words.tokenName,
  nameHint: words.tokenNameHint,
})
/** Tokens of a brand's command line. Contract C38. */
export const BRAND_TOKENS = tokenForms('people', brandPeopleCalls, panelWords.console.tokens)

export type TokenForms = ReturnType<typeof tokenForms>

function tokenForms(
  page: 'devices' | 'people',
  calls: typeof accessCalls | typeof brandPeopleCalls,
  { name, nameHint }: { name: string; nameHint: string },
) {
  return {
    make: staffForm({
      name: 'make-token',
      page,
      call: calls.addToken,
      fields: { name: { label: name, hint: nameHint, wrong: problem.name } },
      submit: words.makeToken,
      done: ({ token }) => ({ code: 'tokenMade', token }),
    }),
    revoke: staffForm({ name: 'revoke-token', page, call: calls.revokeToken, fields: {}, done: 'tokenRevoked' }),
  }
}
