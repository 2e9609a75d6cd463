import type { DeliveryMode, DeliveryType } from '@/lib/domain/ordering/delivery/schema'

/** The modes 'Dostawa' and 'Odbiór' that the offered types allow. Reading A9. */
export function deliveryModesOf(offered: readonly DeliveryType[]): DeliveryMode[] {
  const modes: DeliveryMode[] = ['delivery', 'takeout']
  return modes.filter((mode) => offered.some((type) => deliveryModeOf(type) === mode))
}

/**
 * The delivery type that prices a cart in this mode: `preferred` if it is offered; if the mode has none, an offered
 * type. L160.
 */
export function deliveryTypeFor(
  mode: DeliveryMode,
  offered: readonly DeliveryType[],
  preferred?: DeliveryType,
): DeliveryType {
  if (preferred && deliveryModeOf(preferred) === mode && offered.includes(preferred)) return preferred
  return offered.find((type) => deliveryModeOf(type) === mode) ?? offered[0] ?? mode
}

export function deliveryModeOf(type: DeliveryType): DeliveryMode {
  return type === 'takeout' ? 'takeout' : 'delivery'
}
