import { calls, get, post, put } from '@/lib/domain/call/call'
import {
  acknowledgeRequestSchema,
  alarmListSchema,
  pushKeySchema,
  pushRequestSchema,
} from '@/lib/domain/panel/alarm/alarm-schema'

/** Alarms of a restaurant, and web push. Contract C26. */
export const alarmCalls = calls('hear_alarm', {
  acknowledge: post('/panel/{restaurant}/alarms/acknowledgements', {
    summary: 'Say that somebody has heard alarms',
    body: acknowledgeRequestSchema,
    isOnce: true,
    answer: alarmListSchema,
    returns: 'All that waits for an answer',
  }),
  pushKey: get('/panel/{restaurant}/push', {
    summary: 'The key with which a browser subscribes to web push',
    answer: pushKeySchema,
    returns: 'The public key',
  }),
  subscribe: put('/panel/{restaurant}/push', {
    summary: 'Subscribe a browser to alarms that nobody hears, or end that',
    body: pushRequestSchema,
    returns: 'Stored',
  }),
})
