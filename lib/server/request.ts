import { getRequestConfig } from 'next-intl/server'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { TIME_ZONE } from '@/lib/domain/time/time'
import { words } from '@/lib/domain/words'

const messages = { ...words, panel: panelWords }

// Constant, so that reading a message never makes a cached page dynamic.
export default getRequestConfig(async () => ({ locale: 'pl', timeZone: TIME_ZONE, messages }))
