import { mayManage, STAFF_ROLES } from './permissions'
import { isStrongPin, pinLockMinutes } from './pin'

describe('C21 PINs', () => {
  it.each([
    ['739164', true],
    ['000000', false],
    ['123456', false],
    ['456789', false],
    ['654321', false],
    ['123123', false],
    ['73916', false],
    ['7391640', false],
    ['73916a', false],
  ])('%s is strong: %s', (pin, strong) => expect(isStrongPin(pin)).toBe(strong))

  it.each([
    [0, 0],
    [4, 0],
    [5, 15],
    [6, 0],
    [10, 60],
    [15, 240],
    [20, 960],
    [25, 1440],
    [500, 1440],
  ])('failure number %i locks for %i minutes', (failures, minutes) => expect(pinLockMinutes(failures)).toBe(minutes))
})

it('C21 only an owner gives or changes a role as high as their own', () => {
  for (const own of STAFF_ROLES)
    for (const other of STAFF_ROLES) {
      const isBelow = STAFF_ROLES.indexOf(other) > STAFF_ROLES.indexOf(own)
      expect(mayManage(own, other)).toBe(own === 'owner' || (own === 'manager' && isBelow))
    }
})
