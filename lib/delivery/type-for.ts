import type { DeliveryMode, DeliveryType } from '@/lib/delivery/schema'

/** The choices 'Dostawa' and 'Odbiór' that the offered types leave. Reading A9. */
export function modesOf(offered: readonly DeliveryType[]): DeliveryMode[] {
  const modes: DeliveryMode[] = ['delivery', 'takeout']
  return modes.filter((mode) => offered.some((type) => modeOf(type) === mode))
}

/** The type that prices a cart in this mode: `wished` where it is offered; without any, what there is instead. L160. */
export function typeFor(mode: DeliveryMode, offered: readonly DeliveryType[], wished?: DeliveryType): DeliveryType {
  if (wished && modeOf(wished) === mode && offered.includes(wished)) return wished
  return offered.find((type) => modeOf(type) === mode) ?? offered[0] ?? mode
}

export function modeOf(type: DeliveryType): DeliveryMode {
  return type === 'takeout' ? 'takeout' : 'delivery'
}
