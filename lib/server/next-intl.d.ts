import type { panelWords } from '@/lib/domain/panel/panel-words'
import type words from '@/messages/pl.json'

// Message keys are checked by the compiler.
declare module 'next-intl' {
  interface AppConfig {
    Locale: 'pl'
    Messages: typeof words & { panel: typeof panelWords }
  }
}
