import type alarm from '@/messages/panel/alarm.json'

export type AlarmWords = typeof alarm
