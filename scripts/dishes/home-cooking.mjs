import { dark, light, mix, times } from '../pictures/draw.mjs'
import {
  ball,
  blob,
  copies,
  disc,
  line,
  MIDDLE,
  moved,
  oval,
  path,
  pieces,
  places,
  rect,
  scatter,
  shade,
  table,
  to,
  without,
} from './paper.mjs'
import { board, bowl, fork, plate, ramekin, slab, spoon } from './vessels.mjs'

/** What is known by its shape, not by what lies on a plate: most of it is cooked in Polish homes. */

const i = Math.round
const grains = (r, colour, n, area, size = 6) =>
  pieces(r, { shape: 'crumb', colour, size }, places(r, n, area, size * 0.8))
const around = (n, radius, turn = 0) =>
  Array.from({ length: n }, (_, k) => {
    const angle = (k / n) * Math.PI * 2 + turn
    return [150 + Math.cos(angle) * radius, 100 + Math.sin(angle) * radius]
  })

/** Raw meat or fish chopped by hand, its additions in heaps around it. */
export function tartare(r, { words, seen }) {
  const salmon = words.includes('łosoś')
  const colour = salmon ? '#f0855c' : '#b83a34'
  const size = salmon ? 52 : 42
  const heaps = without(seen, 'wołowina', 'jajko', 'łosoś', 'sezam').slice(0, 4)
  return (
    table(r) +
    plate(r, { size: 92, colour: '#fbf5ea' }) +
    around(heaps.length, salmon ? 72 : 64, -0.8)
      .map(([cx, cy], k) => {
        const { shape, colour: tone, inner } = heaps[k].look
        const part = shape === 'dot' ? 12 : 9
        return pieces(r, { shape, colour: tone, size: part, inner }, places(r, 9, { cx, cy, rx: 13 }, 6))
      })
      .join('') +
    shade(148, 98, size, size - 2) +
    path(blob(r, 150, 100, size + 1, size - 1), dark(colour, 0.3)) +
    path(blob(r, 149, 97, size, size - 2), colour) +
    pieces(
      r,
      { shape: salmon ? 'cube' : 'chunk', colour: light(colour, 0.16), size: 11 },
      places(r, 22, { cx: 149, cy: 97, rx: size - 9 }, 9),
    ) +
    (salmon
      ? grains(r, '#f8ecc8', 14, { cx: 149, cy: 97, rx: 24 }, 5) + grains(r, '#5f9440', 9, { cx: 149, cy: 97, rx: 18 })
      : disc(150, 97, 19, dark(colour, 0.28)) + ball(149, 95, 16, '#f6a91f')) +
    fork(r)
  )
}

/** Raw beef in slices so thin that the plate is covered with them. */
export function carpaccio(r, { seen }) {
  const one =
    disc(0, 1, 27, '#7d2530') + disc(-1, -1, 26, '#c4494a') + line('M-14-8q10 8 22 2M-10 8q12-6 20 4', '#e9a49c', 2)
  const top = without(seen, 'wołowina')
  return (
    table(r) +
    plate(r, { size: 92, colour: '#fbf5ea' }) +
    copies(
      one,
      [...around(7, 42), [150, 100]].map(([x, y], k) => to(x, y, k * 50)),
    ) +
    scatter(r, top, { ...MIDDLE, rx: 36 }, { n: 8, most: 4 }) +
    fork(r)
  )
}

/** Slices of a smoked mountain cheese off the grill, cranberries in a dish beside them. */
export function smokedCheese(r) {
  const one =
    path('M-48 0Q0-46 48 0Q0 46-48 0z', '#2e1206', ' opacity=".22" transform="translate(3 6)"') +
    path('M-48 0Q0-46 48 0Q0 46-48 0z', '#b5722a') +
    path('M-41-1Q0-38 41-1Q0 36-41-1z', '#f4d48c') +
    line('M-22-11l12 22M-4-17l14 33M15-14l11 23', '#a5682c', 4)
  return (
    table(r) +
    board(r, { w: 262, h: 156 }) +
    copies(one, [to(84, 70, -22), to(150, 62, -14), to(90, 126, -16), to(156, 126, -8)]) +
    ramekin(r, '#a01f36', 230, 112, 34) +
    pieces(r, { shape: 'dot', colour: '#c22a42', size: 10 }, places(r, 11, { cx: 230, cy: 111, rx: 19 }, 8)) +
    pieces(r, { shape: 'dot', colour: '#a51f35', size: 9 }, [
      [212, 62],
      [226, 54],
      [240, 64],
    ]) +
    pieces(r, { shape: 'leaf', colour: '#6b9a50', size: 16 }, [[206, 48]])
  )
}

/** Fillets of herring under onion, in cream or in oil. */
export function herring(r, { words, seen }) {
  const cream = words.includes('śmietana')
  const one =
    path(
      'M-62 4Q-40-16 6-15Q44-14 66 0Q46 13 4 15Q-40 16-62 4z',
      '#2e1206',
      ' opacity=".2" transform="translate(3 5)"',
    ) +
    path('M-62 4Q-40-16 6-15Q44-14 66 0Q46 13 4 15Q-40 16-62 4z', '#7f949d') +
    path('M-58 4Q-36 0 4 0T64 0Q46 12 4 13Q-40 14-58 4z', '#d9dfdc') +
    line('M-44-2Q-8-10 50-2', '#b9c6c9', 3) +
    line('M-26-11l4 24M4-13l4 26M34-11l2 21', '#5d7079', 2)
  return (
    table(r) +
    plate(r, { size: 92 }) +
    path(blob(r, 150, 102, 68, 54), cream ? '#fdf6e6' : '#ecd88e', ' opacity=".9"') +
    copies(one, [to(146, 70, -8), to(154, 102, -8), to(148, 134, -8)]) +
    (cream ? line('M100 92q24 16 46 2t48 8M112 122q26-14 46 4t34-4', '#fffaf0', 10) : '') +
    scatter(r, without(seen, 'śledź', 'śmietana', 'ziemniaki'), { ...MIDDLE, rx: 44, ry: 34 }, { n: 8, most: 4 }) +
    grains(r, '#5d9440', 9, { ...MIDDLE, rx: 44 }) +
    fork(r)
  )
}

/** A whole fish off the grill; a trout has its spots. */
export function fish(r, { words, seen }) {
  const colour = /dorad/.test(words) ? '#b3a08a' : /dorsz/.test(words) ? '#d9a24c' : '#a8824a'
  const body = 'M48 102Q76 66 142 64Q200 64 232 93L266 70Q258 101 268 134L232 110Q200 138 142 138Q76 138 48 102z'
  const rest = without(seen, 'masło', 'jajko', 'cytryna', 'koper')
  const lemon = ([x, y]) =>
    disc(x, y, 16, '#e9bd2c') + disc(x, y, 13, '#fbf0b0') + line(`M${x - 9} ${y}h18M${x} ${y - 9}v18`, '#f0d264', 2)
  return (
    table(r) +
    plate(r, { size: 94 }) +
    scatter(r, rest, { cx: 150, cy: 158, rx: 44, ry: 16 }, { n: 8 }) +
    path(body, '#2e1206', ' opacity=".24" transform="translate(4 8)"') +
    path(`M120 66q30-20 58 2zM138 136q20 16 44-4z`, dark(colour, 0.3)) +
    path(body, colour) +
    path('M52 106Q88 124 142 122T230 108Q198 136 142 136Q78 136 52 106z', light(colour, 0.5)) +
    path('M62 92Q92 72 142 71Q180 71 208 84Q150 76 62 92z', dark(colour, 0.22)) +
    line('M100 76Q112 102 98 126', dark(colour, 0.35), 4) +
    (words.includes('pstrąg')
      ? pieces(r, { shape: 'dot', colour: '#7d3a2a', size: 5 }, places(r, 16, { cx: 160, cy: 92, rx: 52, ry: 14 }, 9))
      : line('M132 80l-8 44M164 78l-8 48M196 82l-8 38', dark(colour, 0.35), 4)) +
    line('M246 92l16-10M248 102h16M246 110l16 12', dark(colour, 0.3), 2) +
    disc(76, 95, 5, '#fbf4e2') +
    disc(76, 95, 3, '#23160f') +
    (words.includes('cytryna')
      ? [
          [138, 104],
          [166, 98],
          [194, 104],
        ]
          .map(lemon)
          .join('')
      : '') +
    (words.includes('koper') ? grains(r, '#5d9440', 26, { cx: 150, cy: 108, rx: 58, ry: 20 }, 7) : '') +
    fork(r)
  )
}

const PIEROG = 'M-34 9C-34-38 34-38 34 9Q0 25-34 9z'
/** One dumpling, its pinched edge above; `cut` shows what it is filled with. */
function pierog(colour, cut = '') {
  const pinches = times(7, (k) => {
    const a = Math.PI * (1.08 + k * 0.14)
    return `M${i(Math.cos(a) * 31)} ${i(7 + Math.sin(a) * 32)}l${i(-Math.cos(a) * 7)} ${i(-Math.sin(a) * 8)}`
  })
  return (
    path(PIEROG, '#2e1206', ' opacity=".26" transform="translate(3 6)"') +
    path(PIEROG, dark(colour, 0.14)) +
    line(pinches, dark(colour, 0.36), 2) +
    path('M-25 9C-24-20 24-20 25 9Q0 19-25 9z', light(colour, 0.35)) +
    (cut || line('M-14-4Q-4-12 9-9', '#fffaf0', 3))
  )
}

/** Boiled dumplings with what is poured over them; one is open, so that the filling is seen. */
export function pierogi(r, { name, words, seen }) {
  const big = /^pieróg/i.test(name)
  const baked = words.includes('pieczone')
  const colour = baked ? '#e0ac5e' : r.pick(['#f3dfae', '#f0d9a2', '#f5e3b8'])
  const OVER = /cebula|skwark|boczek|śmietan|masło|mięta|koper|żurawina|chili|kolendra/
  const filling = without(seen, 'cebula', 'skwarki', 'śmietana', 'masło', 'jajko', 'mięta', 'jabłka')
  const tone = filling[0]?.look.colour ?? '#f6ead0'
  const open =
    path('M-23 11C-22-14 22-14 23 11Q0 20-23 11z', dark(tone, 0.25)) +
    filling
      .slice(0, 2)
      .map(({ look }) =>
        pieces(r, { ...look, size: Math.min(look.size, 11) }, places(r, 5, { cx: 0, cy: 7, rx: 15, ry: 5 }, 6)),
      )
      .join('')
  const spots = [
    [96, 74, -16],
    [150, 56, 4],
    [204, 76, 18],
    [112, 116, -10],
    [190, 120, 12],
    [152, 96, 0],
  ]
  const whole = big
    ? moved(150, 100, pierog(colour), 2)
    : copies(
        pierog(colour),
        spots.map(([x, y, turn]) => to(x, y, turn)),
      )
  const over = seen
    .filter((food) => OVER.test(food.name))
    .map((food) => (food.name === 'cebula' ? { ...food, look: { ...food.look, colour: '#c98a35' } } : food))
  const berries = filling.filter((food) => /jagody|maliny|truskawki/.test(food.name))
  return (
    table(r) +
    plate(r, { size: 94 }) +
    (berries.length > 0 ? path(blob(r, 150, 108, 60, 46), '#7d5a8c', ' opacity=".45"') : '') +
    whole +
    moved(150, 142, pierog(colour, open), big ? 0.9 : 1) +
    scatter(r, [...over, ...berries], { cx: 150, cy: 92, rx: 40, ry: 24 }, { n: 9, most: 3, scale: 0.85 }) +
    fork(r)
  )
}

/** A thick stew: meat in large pieces, bread or groats to it. */
export function stew(r, { words, seen }) {
  const sauce = words.includes('bigos') ? '#96632f' : words.includes('fasolka') ? '#bd4f2c' : '#9c3f1f'
  const groats = seen.find(({ name }) => name.startsWith('kasza'))
  const food = without(seen, 'kasza', 'śmietana', 'masło')
  const meat = food.filter(({ name }) =>
    /wołowina|wieprzowina|kiełbasa|boczek|karkówka|żeberka|boczniaki|jagnięcina/.test(name),
  )
  const rest = food.filter((one) => !meat.includes(one))
  const cabbage = words.includes('bigos')
    ? pieces(r, { shape: 'strip', colour: '#cfa263', size: 20 }, places(r, 40, { ...MIDDLE, rx: 56 }, 8))
    : ''
  return (
    table(r) +
    bowl(r, sauce, { size: 88 }) +
    path(blob(r, 150, 103, 58, 56), mix(sauce, '#e08a45', 0.25)) +
    cabbage +
    scatter(r, without(rest, 'kapusta', 'cebula'), { ...MIDDLE, rx: 50 }, { n: 7, most: 3 }) +
    meat
      .slice(0, 2)
      .map(({ look }) =>
        pieces(r, { ...look, size: Math.max(look.size * 1.15, 24) }, places(r, 7, { ...MIDDLE, rx: 46 }, 24)),
      )
      .join('') +
    (groats
      ? path(blob(r, 108, 108, 30, 44), dark(groats.look.colour, 0.2)) +
        grains(r, groats.look.colour, 30, { cx: 108, cy: 108, rx: 28, ry: 40 }, 8)
      : slab(266, 156, '#a8703c', 0.72)) +
    line('M112 70q26-18 62-6', '#f6d0a0', 4, ' opacity=".55"') +
    pieces(r, { shape: 'leaf', colour: '#4c9140', size: 11 }, places(r, 4, { ...MIDDLE, rx: 34 }, 18)) +
    (groats ? spoon(r) : '')
  )
}

/** A roll lying across the plate, around 0 0. */
const roll = (colour, on) =>
  rect(-48, -14, 104, 40, 19, '#2e1206', ' opacity=".22"') +
  rect(-52, -20, 104, 40, 19, dark(colour, 0.25)) +
  rect(-52, -22, 104, 38, 18, colour) +
  on

/** Rolls of beef tied with a thread, in their sauce; the end of each shows what is rolled in. */
export function beefRolls(r, { seen }) {
  const end = oval(46, -3, 12, 18, '#5d2f1c') + oval(47, -3, 8, 13, '#c2553f') + oval(48, -3, 5, 8, '#8aa04a')
  const one = roll(
    '#7d4428',
    line('M-28-21q6 18 0 36M-4-21q6 18 0 36M20-21q6 18 0 36', '#e3cda0', 2) + line('M-40-14h30', '#b57a50', 4) + end,
  )
  const side = seen.find(({ name }) => /^kasza|^ziemniaki/.test(name))
  return (
    table(r) +
    plate(r, { size: 94 }) +
    path(blob(r, 140, 104, 70, 58), '#6b3a1f', ' opacity=".75"') +
    (side
      ? pieces(
          r,
          { ...side.look, size: Math.max(side.look.size, 8) },
          places(r, 34, { cx: 204, cy: 124, rx: 26, ry: 30 }, 7),
        )
      : '') +
    copies(one, [to(128, 72, -14), to(124, 122, -10)]) +
    pieces(r, { shape: 'ring', colour: '#7f9440', size: 18, inner: '#b3bd6b' }, [
      [206, 66],
      [222, 78],
      [200, 84],
    ]) +
    pieces(r, { shape: 'leaf', colour: '#4c9140', size: 11 }, places(r, 4, { cx: 126, cy: 96, rx: 40, ry: 24 }, 18)) +
    fork(r)
  )
}

/** Cabbage leaves rolled around their filling, under tomato sauce. */
export function cabbageRolls(r, { seen }) {
  const one = roll(
    '#c6d08c',
    line('M-46 0q24-14 50-6t40-8M-30 8q30-6 66 2M-34-12q20-6 40 0', '#93a75a', 2) +
      line('M18-21q12 18 0 38', '#93a75a', 3),
  )
  return (
    table(r) +
    plate(r, { size: 94 }) +
    path(blob(r, 150, 104, 72, 62), '#b8371f') +
    path(blob(r, 148, 101, 68, 58), '#d9532e') +
    copies(one, [to(144, 60, -8), to(152, 102, -8), to(146, 144, -8)]) +
    path(blob(r, 150, 84, 34, 20, { wobble: 0.2 }), '#d9532e') +
    path(blob(r, 148, 128, 36, 16, { wobble: 0.2 }), '#d9532e') +
    (seen.some(({ name }) => name.startsWith('śmietana')) ? line('M124 82q16 12 28 0t24 4', '#fff6e4', 7) : '') +
    scatter(
      r,
      without(seen, 'kapusta', 'wieprzowina', 'ryż', 'pomidory', 'śmietana', 'kasza'),
      { cx: 150, cy: 106, rx: 40, ry: 40 },
      { n: 4, scale: 0.7 },
    ) +
    grains(r, '#5d9440', 12, { ...MIDDLE, rx: 48 }) +
    fork(r)
  )
}

/** Meat and carrot in clear jelly, turned out of its cup. */
export function aspic(r) {
  const jelly = '#dfae62'
  return (
    table(r) +
    plate(r, { size: 92, colour: '#fbf5ea' }) +
    shade(146, 98, 58, 56) +
    disc(146, 98, 58, dark(jelly, 0.25)) +
    disc(145, 95, 56, jelly) +
    pieces(r, { shape: 'chunk', colour: '#b98a68', size: 20 }, places(r, 8, { cx: 145, cy: 96, rx: 40 }, 18)) +
    pieces(
      r,
      { shape: 'ring', colour: '#e5822d', size: 17, inner: '#f6ac55' },
      around(5, 30).map(([x, y]) => [i(x - 5), i(y - 4)]),
    ) +
    pieces(r, { shape: 'leaf', colour: '#4c9140', size: 14 }, places(r, 5, { cx: 145, cy: 96, rx: 36 }, 18)) +
    disc(145, 95, 56, '#f3d08a', ' opacity=".3"') +
    line('M104 78q14-30 48-30', '#fff8e6', 6, ' opacity=".75"') +
    disc(222, 140, 19, '#e9bd2c') +
    disc(222, 140, 15, '#fbf0b0') +
    line('M211 140h22M222 129v22', '#f0d264', 2) +
    slab(262, 52, '#8f5f38', 0.6)
  )
}

/** A leg roasted brown, its bone to the right, around 0 0. */
export function leg(colour) {
  const meat = 'M-52 8Q-60-36-12-42Q30-42 46-8Q50 2 42 10Q16 42-18 38Q-48 34-52 8z'
  return (
    line('M40 2l30 12', '#2e1206', 12, ' opacity=".2" transform="translate(3 6)"') +
    path(meat, '#2e1206', ' opacity=".25" transform="translate(3 7)"') +
    line('M40 0l28 12', '#f3e6cc', 10) +
    disc(70, 9, 7, '#f3e6cc') +
    disc(66, 17, 7, '#f3e6cc') +
    path(meat, dark(colour, 0.3)) +
    path('M-48 4Q-54-34-12-38Q26-38 42-8Q44 0 36 6Q12 32-18 30Q-44 26-48 4z', colour) +
    path('M-36-8Q-30-30-4-30Q-26-18-28 4z', light(colour, 0.5)) +
    line('M-8 14q14 4 24-6M6-22q12 4 18 12', dark(colour, 0.3), 3) +
    line('M-20-2h.1M-6-12h.1M10 2h.1M-28 16h.1M22-20h.1M-2-30h.1', dark(colour, 0.35), 5)
  )
}

/** Half of a chicken off the spit: cut into its two quarters. */
export const halfChicken = (colour) => moved(-6, -22, leg(colour), 0.9) + moved(10, 26, leg(light(colour, 0.1)), 0.9)

/** A chicken off the spit, seen from above. */
export function chicken(colour) {
  return (
    path(
      'M-70 0Q-68-48-8-48Q52-48 62 0Q52 48-8 48Q-68 48-70 0z',
      '#2e1206',
      ' opacity=".25" transform="translate(4 8)"',
    ) +
    path('M-70 0Q-68-48-8-48Q52-48 62 0Q52 48-8 48Q-68 48-70 0z', dark(colour, 0.25)) +
    path('M-64-2Q-60-42-8-42Q46-42 54-2Q46 38-8 38Q-60 38-64-2z', colour) +
    path('M-50-8Q-40-32-8-34Q-36-20-40 6z', light(colour, 0.5)) +
    line('M-56 0Q-10 6 40 0', dark(colour, 0.25), 3) +
    moved(34, -28, leg(colour), 0.62) +
    moved(34, 34, leg(colour), 0.62)
  )
}

/** A rack of ribs under its glaze, around 0 0. */
export function ribs(colour) {
  return (
    line('M-40-40v84M-18-42v88M4-42v88M26-42v88', '#f0dfc0', 9) +
    rect(-52, -28, 100, 66, 16, '#2e1206', ' opacity=".22"') +
    rect(-56, -34, 100, 66, 16, dark(colour, 0.3)) +
    rect(-56, -36, 100, 62, 15, colour) +
    line('M-29-32q4 28 0 54M-7-32q4 28 0 54M15-32q4 28 0 54', dark(colour, 0.35), 4) +
    line('M-46-22q0 16-2 30M-20-24h8M2-22h8M24-24h10', '#f0b070', 4, ' opacity=".8"')
  )
}

/** Cakes cut into squares: their layers from the top with the height of each, and what the top is. */
const CAKES = [
  [
    /nerkowc/,
    [
      ['#fbeee4', 40],
      ['#7a4d2c', 14],
    ],
    '#fdf4ec',
  ],
  [
    /seromak/,
    [
      ['#f8e6ac', 20],
      ['#3d3640', 18],
      ['#d9a860', 16],
    ],
    '#e6b45a',
  ],
  [
    /makowiec jap/,
    [
      ['#3d3640', 30],
      ['#ead08a', 12],
      ['#d9a860', 12],
    ],
    '#4b2f22',
  ],
  [
    /szarlot/,
    [
      ['#d9a154', 12],
      ['#f0d68c', 28],
      ['#cf954c', 14],
    ],
    '#dba75a',
  ],
  [
    /tiramis/,
    [
      ['#fbf0d8', 15],
      ['#8a5a36', 12],
      ['#fbf0d8', 15],
      ['#8a5a36', 12],
    ],
    '#5a3622',
  ],
  [/brownie/, [['#4a2819', 44]], '#5f3523'],
  [
    /piernik/,
    [
      ['#8a5228', 18],
      ['#4b2437', 8],
      ['#8a5228', 18],
    ],
    '#43251a',
  ],
  [
    /./,
    [
      ['#e2a94e', 6],
      ['#fbeab2', 38],
      ['#b97c3f', 10],
    ],
    '#e8b458',
  ],
]

/** A square of cake, its front and one side cut. */
export function cake(r, { words, seen }) {
  const [, layers, top] = CAKES.find(([match]) => match.test(words))
  let y = 94
  const bands = layers.map(([colour, height]) => {
    const band = rect(76, y, 124, height, 0, colour) + path(`M200 ${y}l38-34v${height}l-38 34z`, dark(colour, 0.2))
    y += height
    return band
  })
  const apples = words.includes('szarlot')
  const onTop = { cx: 157, cy: 77, rx: 50, ry: 11 }
  const tops = seen.filter(({ name }) => /kruszonka|maliny|orzech|banan/.test(name))
  return (
    table(r) +
    plate(r, { size: 94 }) +
    path(`M76 ${y}h124l38-34 8 8-38 36H84z`, '#2e1206', ' opacity=".25"') +
    bands.join('') +
    path('M76 94l38-34h124l-38 34z', top) +
    path('M76 94l38-34h124l-5 5H117z', light(top, 0.35)) +
    (apples
      ? pieces(
          r,
          { shape: 'chunk', colour: '#ecc865', size: 15 },
          places(r, 9, { cx: 138, cy: 120, rx: 52, ry: 7 }, 12),
        ) +
        pieces(r, { shape: 'chunk', colour: '#e0b068', size: 13 }, places(r, 15, { ...onTop, rx: 58, ry: 14 }, 9)) +
        grains(r, '#fffaf0', 16, { ...onTop, rx: 56 }, 4) +
        path(blob(r, 232, 142, 22, 19), '#fffaf0')
      : '') +
    (/sernik/.test(words) && !/nerkowc/.test(words)
      ? path(blob(r, 160, 77, 44, 9), '#c9853a', ' opacity=".5"') + grains(r, '#fffaf0', 12, onTop, 4)
      : '') +
    (/tiramis/.test(words) ? grains(r, '#3d2114', 22, { ...onTop, rx: 56, ry: 13 }, 4) : '') +
    (/brownie/.test(words) ? line('M104 84l22-6 10 6 26-10M170 88l16-14 24-4', '#7d4d36', 2) : '') +
    (apples ? '' : scatter(r, tops, onTop, { n: 6, most: 2, scale: 0.85 })) +
    (/sernik|seromak/.test(words) ? pieces(r, { shape: 'leaf', colour: '#58a06a', size: 15 }, [[222, 138]]) : '')
  )
}

/** Slices of a yeast roll, poppy seed in a spiral, icing over the edge. */
export function poppyRoll(r) {
  const one =
    path(blob(r, 3, 7, 50, 43), '#2e1206', ' opacity=".25"') +
    path(blob(r, 0, 0, 50, 43), '#c98a42') +
    path(blob(r, 0, 1, 46, 39), '#f0cd8a') +
    line('M2 2a8 7 0 0 1 10 7a18 14 0 0 1-30-4a24 20 0 0 1 44-6a31 26 0 0 1-46 30', '#37303a', 11) +
    line('M-30 24a38 31 0 0 1 14-54a38 31 0 0 1 48 16', '#37303a', 10) +
    line('M-42-16Q-22-42 6-40Q32-38 42-16', '#fffaf0', 9)
  return (
    table(r) +
    plate(r, { size: 94 }) +
    copies(one, [to(110, 84, -10), to(186, 118, 14)]) +
    pieces(r, { shape: 'chunk', colour: '#c9975a', size: 8 }, places(r, 6, { cx: 148, cy: 92, rx: 60, ry: 36 }, 18)) +
    grains(r, '#37303a', 14, { cx: 150, cy: 160, rx: 44, ry: 12 }, 4)
  )
}
