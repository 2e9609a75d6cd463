import { cebularzIReszta } from './lublin/cebularz-i-reszta'
import { ciastoIOgien } from './lublin/ciasto-i-ogien'
import { cichyRyz } from './lublin/cichy-ryz'
import { domObiadowyWeglinek } from './lublin/dom-obiadowy-weglinek'
import { gruboKrojone } from './lublin/grubo-krojone'
import { lyzkaIWidelec } from './lublin/lyzka-i-widelec'
import { nocnyRondel } from './lublin/nocny-rondel'
import { ogienZRozna } from './lublin/ogien-z-rozna'
import { oliwkaISol } from './lublin/oliwka-i-sol'
import { osteriaZaMurem } from './lublin/osteria-za-murem'
import { piataMiska } from './lublin/piata-miska'
import { podKozlimRogiem } from './lublin/pod-kozlim-rogiem'
import { rzodkiewISpolka } from './lublin/rzodkiew-i-spolka'
import { stolPodKazbekiem } from './lublin/stol-pod-kazbekiem'
import { szafranowaBrama } from './lublin/szafranowa-brama'
import { trzyFilizanki } from './lublin/trzy-filizanki'
import type { MenuOutline } from './outline'

export const lublinMenus: MenuOutline[] = [
  podKozlimRogiem,
  cebularzIReszta,
  osteriaZaMurem,
  stolPodKazbekiem,
  szafranowaBrama,
  cichyRyz,
  rzodkiewISpolka,
  trzyFilizanki,
  oliwkaISol,
  piataMiska,
  nocnyRondel,
  gruboKrojone,
  ciastoIOgien,
  lyzkaIWidelec,
  ogienZRozna,
  domObiadowyWeglinek,
]
