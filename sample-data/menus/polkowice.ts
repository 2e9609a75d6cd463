import type { MenuOutline } from './outline'
import { pizzeriaSolZiemi } from './polkowice/pizzeria-sol-ziemi'
import { wokSkalnikow } from './polkowice/wok-skalnikow'
import { zupaDnia } from './polkowice/zupa-dnia'

export const polkowiceMenus: MenuOutline[] = [pizzeriaSolZiemi, wokSkalnikow, zupaDnia]
