import { barCzteryOkrazenia } from './leszno/bar-cztery-okrazenia'
import { makowaPanienka } from './leszno/makowa-panienka'
import { malyImbir } from './leszno/maly-imbir'
import { mlecznyPoranek } from './leszno/mleczny-poranek'
import { modraIKluska } from './leszno/modra-i-kluska'
import { piecPieprzy } from './leszno/piec-pieprzy'
import { podSzybowcem } from './leszno/pod-szybowcem'
import { szklarniaOgrodnika } from './leszno/szklarnia-ogrodnika'
import { trzyGolebie } from './leszno/trzy-golebie'
import { zajazdPodSemaforem } from './leszno/zajazd-pod-semaforem'
import type { MenuOutline } from './outline'

export const lesznoMenus: MenuOutline[] = [
  podSzybowcem,
  modraIKluska,
  trzyGolebie,
  malyImbir,
  mlecznyPoranek,
  zajazdPodSemaforem,
  piecPieprzy,
  szklarniaOgrodnika,
  barCzteryOkrazenia,
  makowaPanienka,
]
