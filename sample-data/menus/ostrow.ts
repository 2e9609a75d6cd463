import { bambusowyPeron } from './ostrow/bambusowy-peron'
import { barBialyParowoz } from './ostrow/bar-bialy-parowoz'
import { barNocnaZmiana } from './ostrow/bar-nocna-zmiana'
import { goscinnaWyspa } from './ostrow/goscinna-wyspa'
import { kebabWyspiarz } from './ostrow/kebab-wyspiarz'
import { osiemPierozkow } from './ostrow/osiem-pierozkow'
import { piecRaszkowski } from './ostrow/piec-raszkowski'
import { sznekaIKawa } from './ostrow/szneka-i-kawa'
import type { MenuOutline } from './outline'

export const ostrowMenus: MenuOutline[] = [
  goscinnaWyspa,
  sznekaIKawa,
  piecRaszkowski,
  bambusowyPeron,
  barNocnaZmiana,
  osiemPierozkow,
  kebabWyspiarz,
  barBialyParowoz,
]
