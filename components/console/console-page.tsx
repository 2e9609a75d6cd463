import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { QueueWatch } from '@/components/console/queue/client/queue-watch'
import { StaffShell } from '@/components/panel/access/staff-shell'
import { type ConsolePageName, consolePagesOf, consolePath } from '@/lib/domain/console/pages'
import { CONSOLE_ALARM_PATH, CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import type { BrandRole, Permission } from '@/lib/domain/panel/access/permissions'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { Tenant } from '@/lib/domain/tenant/schema'

type Props = {
  tenant: Pick<Tenant, 'key' | 'label'>
  person: string
  role: BrandRole
  permissions: readonly Permission[]
  current: ConsolePageName
  /** Number of open cases; null for people who do not work them. */
  open: number | null
  children: ReactNode
}

/** The shell of every page of a brand's console. Contract C38. */
export function ConsolePage({ tenant, person, role, permissions, current, open, children }: Props) {
  const t = useTranslations('panel.console')
  const shell = useTranslations('panel.shell')
  return (
    <StaffShell
      tenant={tenant}
      title={`${tenant.label} · ${t('name')}`}
      person={`${person}, ${shell(`roles.${role}`)}`}
      navigation={{
        label: t('nav'),
        pages: consolePagesOf(permissions).map((page) => ({
          href: consolePath(page),
          text: `${t(`pages.${page}`)}${page === 'queue' && open ? ` (${open})` : ''}`,
          isCurrent: page === current,
        })),
      }}
      signOut={`${CONSOLE_PATH}/form/sign-out`}
      banner={
        // The queue's own page shows its own watch.
        permissions.includes('work_queue') &&
        current !== 'queue' && (
          <QueueWatch
            url={CONSOLE_ALARM_PATH}
            queuePath={consolePath('queue')}
            shown={null}
            words={panelWords.consoleQueue.alarm}
          />
        )
      }
      current={`console-${current}`}
    >
      {children}
    </StaffShell>
  )
}
