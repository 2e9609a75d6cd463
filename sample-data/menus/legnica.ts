import { francuskiParapet } from './legnica/francuski-parapet'
import { groszekIMarchewka } from './legnica/groszek-i-marchewka'
import { lotosIKminek } from './legnica/lotos-i-kminek'
import { piecNaZlotoryjskiej } from './legnica/piec-na-zlotoryjskiej'
import { pierogRycerski } from './legnica/pierog-rycerski'
import type { MenuOutline } from './outline'

export const legnicaMenus: MenuOutline[] = [
  pierogRycerski,
  piecNaZlotoryjskiej,
  lotosIKminek,
  groszekIMarchewka,
  francuskiParapet,
]
