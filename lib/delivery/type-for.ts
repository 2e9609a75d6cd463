import type { DeliveryMode, DeliveryType } from '@/lib/delivery/schema'

/** The choices 'Dostawa' and 'Odbiór' that the offered types leave. Reading A9. */
export function modesOf(offered: readonly DeliveryType[]): DeliveryMode[] {
  const modes: DeliveryMode[] = ['delivery', 'takeout']
  return modes.filter((mode) => offered.some((type) => modeOf(type) === mode))
}

/** The type that prices a cart in this mode, the checkout may refine it; without one, what there is instead. */
export function typeFor(mode: DeliveryMode, offered: readonly DeliveryType[]): DeliveryType {
  return offered.find((type) => modeOf(type) === mode) ?? offered[0] ?? mode
}

export function modeOf(type: DeliveryType): DeliveryMode {
  return type === 'takeout' ? 'takeout' : 'delivery'
}
