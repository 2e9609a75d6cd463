import type { panelWords } from '@/lib/domain/panel/panel-words'
import type words from '@/messages/pl.json'

// A key without words does not compile.
declare module 'next-intl' {
  interface AppConfig {
    Locale: 'pl'
    Messages: typeof words & { panel: typeof panelWords }
  }
}
