import type { Dish } from '@/sample-data/menus/outline'

/** Eight in a portion unless stated otherwise. */
export const pierogi = {
  ruskie: {
    name: 'Pierogi ruskie',
    zloty: 29,
    about: 'Ziemniaki, twaróg i pieprz, na wierzchu cebulka z patelni.',
    of: 'ciasto pierogowe, ziemniaki, twaróg, cebula',
  },
  mieso: {
    name: 'Pierogi z mięsem',
    zloty: 33,
    about: 'Wołowina z rosołu, mielona dwa razy, okraszone skwarkami.',
    of: 'ciasto pierogowe, wołowina, cebula, skwarki',
  },
  kapusta: {
    name: 'Pierogi z kapustą i grzybami',
    zloty: 30,
    about: 'Kiszona kapusta duszona z suszonymi borowikami.',
    of: 'ciasto pierogowe, kapusta kiszona, borowiki, cebula',
  },
  kasza: {
    name: 'Pierogi z kaszą gryczaną i twarogiem',
    zloty: 30,
    about: 'Lubelskie: kasza palona, twaróg i mięta, śmietana obok.',
    of: 'ciasto pierogowe, kasza gryczana, twaróg, mięta, śmietana',
  },
  soczewica: {
    name: 'Pierogi z soczewicą',
    zloty: 30,
    about: 'Soczewica z podsmażoną cebulą i majerankiem.',
    of: 'ciasto pierogowe, soczewica, cebula, majeranek',
  },
  sliwka: {
    name: 'Pierogi z soczewicą i śliwką',
    zloty: 31,
    about: 'Farsz, który wymyślił gość: soczewica, suszone śliwki i odrobina chili.',
    of: 'ciasto pierogowe, soczewica, śliwki suszone, chili',
  },
  szpinak: {
    name: 'Pierogi ze szpinakiem i fetą',
    zloty: 31,
    about: 'Szpinak z czosnkiem, słona feta, masło na wierzchu.',
    of: 'ciasto pierogowe, szpinak, feta, czosnek, masło',
  },
  kaczka: {
    name: 'Pierogi z kaczką',
    zloty: 39,
    about: 'Kaczka szarpana z jabłkiem i majerankiem, sos żurawinowy.',
    of: 'ciasto pierogowe, kaczka, jabłka, majeranek, żurawina suszona',
  },
  jagody: {
    name: 'Pierogi z jagodami',
    zloty: 31,
    about: 'Leśne jagody, śmietana z cukrem.',
    of: 'ciasto pierogowe, jagody, śmietana, cukier',
  },
  serSlodki: {
    name: 'Pierogi ze słodkim twarogiem',
    zloty: 28,
    about: 'Twaróg z wanilią, masło i cukier.',
    of: 'ciasto pierogowe, twaróg, wanilia, masło, cukier',
  },
  pieczone: {
    name: 'Pierogi pieczone z boczkiem',
    zloty: 34,
    about: 'Z pieca, na drożdżowym cieście, z kapustą i boczkiem.',
    of: 'mąka pszenna, mleko, jajko, kapusta, boczek',
  },
} satisfies Record<string, Dish>
