import { getRequestConfig } from 'next-intl/server'
import { TIME_ZONE } from '@/lib/domain/time/time'
import { words as messages } from '@/lib/domain/words'

// Constant, so that asking for a word never makes a cached page dynamic.
export default getRequestConfig(async () => ({ locale: 'pl', timeZone: TIME_ZONE, messages }))
