import { domChinkali } from './glogow/dom-chinkali'
import { rozenPrzyHucie } from './glogow/rozen-przy-hucie'
import { szronIWafel } from './glogow/szron-i-wafel'
import { trzyWidelce } from './glogow/trzy-widelce'
import type { MenuOutline } from './outline'

export const glogowMenus: MenuOutline[] = [trzyWidelce, domChinkali, rozenPrzyHucie, szronIWafel]
