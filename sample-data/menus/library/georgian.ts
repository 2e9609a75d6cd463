import type { Dish } from '@/sample-data/menus/outline'

export const chinkali = {
  mieso: {
    name: 'Chinkali z mięsem',
    zloty: 36,
    about: 'Wołowina z wieprzowiną i kolendra, w środku łyk rosołu. Sześć sztuk.',
    of: 'ciasto pierogowe, wołowina, wieprzowina, kolendra, cebula',
  },
  jagniecina: {
    name: 'Chinkali z jagnięciną',
    zloty: 42,
    about: 'Z miętą i pieprzem, sześć sztuk.',
    of: 'ciasto pierogowe, jagnięcina, mięta, cebula',
  },
  ser: {
    name: 'Chinkali z serem',
    zloty: 33,
    about: 'Sulguni i odrobina masła, sześć sztuk.',
    of: 'ciasto pierogowe, sulguni, masło',
  },
  grzyby: {
    name: 'Chinkali z grzybami',
    zloty: 33,
    about: 'Pieczarki i borowiki z cząbrem, sześć sztuk.',
    of: 'ciasto pierogowe, pieczarki, borowiki, cebula',
  },
  ziemniak: {
    name: 'Chinkali z ziemniakiem',
    zloty: 30,
    about: 'Z palonym masłem i koprem, sześć sztuk.',
    of: 'ciasto pierogowe, ziemniaki, masło, koper',
  },
} satisfies Record<string, Dish>

export const chaczapuri = {
  adzarskie: {
    name: 'Chaczapuri adżarskie',
    zloty: 39,
    about: 'Łódka z serem, żółtkiem i masłem, które mieszasz widelcem.',
    of: 'ciasto drożdżowe, sulguni, jajko, masło',
  },
  imeruli: {
    name: 'Chaczapuri imeruli',
    zloty: 35,
    about: 'Okrągłe, z serem w środku.',
    of: 'ciasto drożdżowe, sulguni',
  },
  megruli: {
    name: 'Chaczapuri megruli',
    zloty: 38,
    about: 'Ser w środku i na wierzchu, zapieczony na plamki.',
    of: 'ciasto drożdżowe, sulguni, ser żółty, jajko',
  },
  lobiani: {
    name: 'Lobiani',
    zloty: 29,
    about: 'Placek z czerwoną fasolą i kolendrą, bez nabiału.',
    of: 'mąka pszenna, fasola, kolendra, cebula',
  },
  kubdari: {
    name: 'Kubdari',
    zloty: 41,
    about: 'Swanecki placek z siekaną wołowiną i kminem.',
    of: 'mąka pszenna, wołowina, kmin rzymski, cebula',
  },
} satisfies Record<string, Dish>

export const georgianKitchen = {
  charczo: {
    name: 'Charczo',
    zloty: 27,
    about: 'Wołowina, ryż, orzechy włoskie i kwaśne śliwki.',
    of: 'wołowina, ryż, orzechy włoskie, śliwki, kolendra, seler naciowy',
  },
  chaszlama: {
    name: 'Chaszlama',
    zloty: 46,
    about: 'Cielęcina duszona z pomidorem i ziołami.',
    of: 'cielęcina, pomidory, kolendra, ziemniaki',
  },
  szaszlyk: {
    name: 'Szaszłyk z karkówki',
    zloty: 44,
    about: 'Nad żarem, z cebulą i granatem, tkemali osobno.',
    of: 'karkówka, cebula, granat, śliwki',
  },
  badridzani: {
    name: 'Bakłażan z orzechami',
    zloty: 27,
    about: 'Ruloniki z pastą z orzechów włoskich i granatem.',
    of: 'bakłażan, orzechy włoskie, granat, czosnek',
  },
  pchali: {
    name: 'Pchali, trzy smaki',
    zloty: 29,
    about: 'Szpinak, burak i fasolka roztarte z orzechami.',
    of: 'szpinak, buraki, fasolka szparagowa, orzechy włoskie, kolendra',
  },
  salatka: {
    name: 'Sałatka gruzińska',
    zloty: 24,
    about: 'Pomidory, ogórki i bazylia w sosie z orzechów.',
    of: 'pomidory, ogórek, bazylia, orzechy włoskie',
  },
  lobio: {
    name: 'Lobio w garnku',
    zloty: 26,
    about: 'Gęsta fasola z ziołami, z kukurydzianym mczadi.',
    of: 'fasola, kolendra, cebula, mąka kukurydziana',
  },
  satsiwi: {
    name: 'Satsiwi z kurczakiem',
    zloty: 38,
    about: 'Zimny kurczak w kremowym sosie z orzechów włoskich.',
    of: 'kurczak, orzechy włoskie, czosnek, ocet winny, bulion drobiowy',
  },
  czurczchela: {
    name: 'Czurczchela',
    zloty: 16,
    about: 'Orzechy na sznurku w zagęszczonym soku z winogron.',
    of: 'orzechy włoskie, sok winogronowy, mąka pszenna',
  },
} satisfies Record<string, Dish>
