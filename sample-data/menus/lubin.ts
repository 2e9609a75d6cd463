import { barCzwartaSzychta } from './lubin/bar-czwarta-szychta'
import { bezCoperto } from './lubin/bez-coperto'
import { cynamonIMiedz } from './lubin/cynamon-i-miedz'
import { ryzIRuda } from './lubin/ryz-i-ruda'
import { zielonyChodnik } from './lubin/zielony-chodnik'
import type { MenuOutline } from './outline'

export const lubinMenus: MenuOutline[] = [bezCoperto, ryzIRuda, zielonyChodnik, barCzwartaSzychta, cynamonIMiedz]
