import 'server-only'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { settingsPreviewSchema } from '@/lib/domain/restaurant/settings/preview-wire'
import {
  type DraftChange,
  dishPricesSchema,
  settingsListSchema,
  settingsReviewSchema,
  settingsVersionsSchema,
  settingsViewSchema,
} from '@/lib/domain/restaurant/settings/wire'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import type { BearerOptions } from './staff'

/** The calls of a restaurant's settings in the name of who is signed in. Contract C37. */
export function settingsCalls(tenant: Tenant, restaurant: number, options: BearerOptions) {
  const path = `/panel/${restaurant}/settings`
  const partPath = (part: SettingsPart) => `${path}/parts/${part}`
  const once = (idempotencyKey: string = crypto.randomUUID()) => ({ ...options, idempotencyKey })
  return {
    list: () => upstream.get(tenant, path, settingsListSchema, options),
    view: (part: SettingsPart) => upstream.get(tenant, partPath(part), settingsViewSchema, options),
    change: (part: SettingsPart, body: DraftChange) =>
      upstream.put(tenant, `${partPath(part)}/draft`, settingsViewSchema, { ...options, body }),
    discard: (part: SettingsPart) => upstream.delete(tenant, `${partPath(part)}/draft`, settingsViewSchema, options),
    review: (part: SettingsPart) => upstream.get(tenant, `${partPath(part)}/review`, settingsReviewSchema, options),
    preview: (part: SettingsPart) => upstream.get(tenant, `${partPath(part)}/preview`, settingsPreviewSchema, options),
    publish: (part: SettingsPart, body: { reviewed: string; cancel: number[] }, attempt?: string) =>
      upstream.post(tenant, `${partPath(part)}/publish`, settingsListSchema, { ...once(attempt), body }),
    versions: (before: number | null) =>
      upstream.get(tenant, `${path}/versions${before ? `?before=${before}` : ''}`, settingsVersionsSchema, options),
    restore: (version: number) =>
      upstream.post(tenant, `${path}/versions/${version}/draft`, settingsViewSchema, options),
    prices: () => upstream.get(tenant, `${path}/prices`, dishPricesSchema, options),
    changePrice: (body: { dish: number; price_grosze: number; expected_grosze: number }, attempt?: string) =>
      upstream.post(tenant, `${path}/prices`, dishPricesSchema, { ...once(attempt), body }),
  }
}

export type SettingsCalls = ReturnType<typeof settingsCalls>
