import { accept, calls, get, make, put, remove } from '@/lib/domain/call/call'
import {
  acceptedSchema,
  deviceSchema,
  linkSignInSchema,
  openedSessionSchema,
  ownPinSchema,
  pinSignInSchema,
  signInRequestSchema,
  staffSessionSchema,
} from '@/lib/domain/panel/access/schema'

/** Signing in and out. Contract C21. */
export const signInCalls = calls('public', {
  requestLink: accept('/staff/sign-in-links', {
    summary: 'Send a sign-in link; the answer is the same whether or not the e-mail is known',
    body: signInRequestSchema,
    answer: acceptedSchema,
    returns: 'Sent, if somebody works here under that e-mail',
  }),
  useLink: make('/staff/sessions', {
    summary: 'Use up a sign-in link and open a session; the token is shown once',
    body: linkSignInSchema,
    returnsToken: true,
    answer: openedSessionSchema,
    returns: 'Signed in',
  }),
  session: get('/staff/session', {
    may: 'session',
    summary: 'Who is signed in, the restaurants that it opens, and what may be done there',
    answer: staffSessionSchema,
    returns: 'The session',
  }),
  signOut: remove('/staff/session', {
    may: 'session',
    summary: 'Sign out',
    returns: 'Ended',
  }),
  device: get('/staff/device', {
    may: 'device',
    summary: 'The enrolled device with the names of those who may sign in on it',
    answer: deviceSchema,
    returns: 'The device',
  }),
  usePin: make('/staff/device/sessions', {
    may: 'device',
    summary: 'Sign in on an enrolled device with a name and six digits; the token is shown once',
    body: pinSignInSchema,
    returnsToken: true,
    answer: openedSessionSchema,
    returns: 'Signed in, for a shift',
  }),
  changePin: put('/panel/{restaurant}/pin', {
    may: 'set_own_pin',
    summary: 'Set the own PIN',
    body: ownPinSchema,
    returns: 'Set',
  }),
})
