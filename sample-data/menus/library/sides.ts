import type { Dish } from '@/sample-data/menus/outline'

export const sides = {
  frytki: { name: 'Frytki', zloty: 12, about: 'Porcja dwieście gramów, z solą.', of: 'frytki' },
  frytkiDuze: {
    name: 'Frytki rodzinne',
    zloty: 21,
    about: 'Pół kilo, jeden sos w cenie.',
    of: 'frytki',
  },
  ziemniakiPieczone: {
    name: 'Ziemniaki pieczone',
    zloty: 11,
    about: 'W ćwiartkach, z rozmarynem.',
    of: 'ziemniaki, rozmaryn, olej',
  },
  kasza: { name: 'Kasza gryczana', zloty: 9, about: 'Palona, sypka.', of: 'kasza gryczana' },
  kapusta: {
    name: 'Kapusta zasmażana',
    zloty: 10,
    about: 'Słodka, z koperkiem i boczkiem.',
    of: 'kapusta, boczek, koper, mąka pszenna',
  },
  modra: {
    name: 'Modra kapusta',
    zloty: 10,
    about: 'Z jabłkiem i goździkiem.',
    of: 'czerwona kapusta, jabłka, goździki, ocet',
  },
  mizeria: {
    name: 'Mizeria',
    zloty: 9,
    about: 'Ogórek, śmietana i koper.',
    of: 'ogórek, śmietana, koper',
  },
  buraczki: {
    name: 'Buraczki na ciepło',
    zloty: 9,
    about: 'Z jabłkiem i majerankiem.',
    of: 'buraki, jabłka, majeranek',
  },
  surowki: {
    name: 'Zestaw surówek',
    zloty: 12,
    about: 'Marchew, kapusta biała i kiszona.',
    of: 'marchew, kapusta, kapusta kiszona, jabłka',
  },
  chleb: {
    name: 'Koszyk chleba z masłem',
    zloty: 10,
    about: 'Żytni i pszenny, masło solone.',
    of: 'chleb żytni, chleb pszenny, masło',
  },
  ryz: { name: 'Ryż jaśminowy', zloty: 7, about: 'Miseczka na parze.', of: 'ryż' },
  pyzy: { name: 'Pyzy na parze, 2 sztuki', zloty: 12, about: 'Puszyste, do sosu.', of: 'pyzy' },
  kapustaKiszona: {
    name: 'Surówka z kiszonej kapusty',
    zloty: 8,
    about: 'Z jabłkiem i olejem lnianym.',
    of: 'kapusta kiszona, jabłka, olej',
  },
} satisfies Record<string, Dish>
