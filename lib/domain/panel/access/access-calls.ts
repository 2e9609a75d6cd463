import { z } from 'zod'
import { calls, get, make, remove } from '@/lib/domain/call/call'
import { deviceListSchema, enrolledDeviceSchema, namedSchema, sessionListSchema } from './schema'
import { audit, tokens } from './token-calls'

/** Sessions, devices, tokens and audit trail of a restaurant. Contract C21. */
export const accessCalls = calls('manage_access', {
  sessions: get('/panel/{restaurant}/sessions', {
    summary: 'Who is signed in, where and since when',
    answer: sessionListSchema,
    returns: 'The newest first',
  }),
  endSession: remove('/panel/{restaurant}/sessions/{session}', {
    summary: 'Sign somebody out of this restaurant',
    params: { session: z.uuid() },
    returns: 'Ended',
  }),
  devices: get('/panel/{restaurant}/devices', {
    summary: 'Enrolled devices',
    answer: deviceListSchema,
    returns: 'The newest first',
  }),
  enrol: make('/panel/{restaurant}/devices', {
    summary: 'Enrol a device; its token is shown once',
    body: namedSchema,
    returnsToken: true,
    answer: enrolledDeviceSchema,
    returns: 'Enrolled',
  }),
  revoke: remove('/panel/{restaurant}/devices/{device}', {
    summary: 'Revoke a device, and end all sessions on it',
    params: { device: z.uuid() },
    returns: 'Revoked',
  }),
  ...tokens('/panel/{restaurant}', {
    of: 'cash registers',
    make: 'Make a token for a cash register; it is shown once',
  }),
  ...audit('/panel/{restaurant}', 'see_audit', 'Who did what, on which device, and when'),
})
