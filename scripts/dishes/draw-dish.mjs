import { dark, light, mix, random, times } from '../pictures/draw.mjs'
import { drinkOf, liquidOf, lookOf } from './foods.mjs'
import {
  aspic,
  beefRolls,
  cabbageRolls,
  cake,
  carpaccio,
  chicken,
  fish,
  halfChicken,
  herring,
  leg,
  pierogi,
  poppyRoll,
  ribs,
  smokedCheese,
  stew,
  tartare,
} from './home-cooking.mjs'
import { kindOf } from './kinds.mjs'
import {
  ball,
  blob,
  copies,
  disc,
  framed,
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
  turned,
  without,
} from './paper.mjs'
import { board, bottle, bowl, cup, fork, glass, plate, ramekin, slab, spoon } from './vessels.mjs'

/**
 * The drawing of one dish, always the same for the same dish: what it is laid out as comes from its name and category,
 * what lies on it from its ingredients, where it lies from its key.
 * @param {{ key: string, name: string, category: string, of: string[] }} dish
 */
export function drawDish(dish) {
  const words = `${dish.name} ${dish.of.join(' ')}`.toLowerCase()
  const seen = dish.of.map((name) => ({ name, look: lookOf(name) })).filter(({ look }) => look)
  return framed(() => DRAWINGS[kindOf(dish)](random(dish.key), { ...dish, words, seen }))
}

const i = Math.round

const first = (seen, match) => seen.find(({ name }) => match.test(name))

const pizza = (r, { of, seen }, { ry = 82, rx = 82 } = {}) => {
  const sauce = of.some((one) => one.startsWith('pomidory pelati'))
    ? '#cf4a2a'
    : of.includes('śmietanka')
      ? '#f6e7c2'
      : '#efd9a4'
  const cheese = of.some((one) => /mozzarella|ser|gorgonzola/.test(one))
  const melted = cheese
    ? pieces(
        r,
        { shape: 'chunk', colour: '#f8e3a8', size: 30 },
        places(r, 8, { ...MIDDLE, rx: rx - 28, ry: ry - 28 }, 26),
      )
    : ''
  return (
    shade(150, 100, rx + 2, ry + 2) +
    path(blob(r, 150, 100, rx, ry, { wobble: 0.03, n: 13 }), '#d79a4e') +
    path(blob(r, 149, 98, rx - 3, ry - 4, { wobble: 0.03, n: 13 }), '#e9b86c') +
    pieces(r, { shape: 'dot', colour: '#a8642c', size: 7 }, places(r, 9, { ...MIDDLE, rx: rx - 5, ry: ry - 5 }, 24)) +
    path(blob(r, 150, 100, rx - 13, ry - 13, { wobble: 0.03, n: 13 }), sauce) +
    melted +
    scatter(r, without(seen, 'mozzarella', 'ser roślinny'), { ...MIDDLE, rx: rx - 24, ry: ry - 24 }, { n: 10 })
  )
}

function soup(r, { words, of, seen }) {
  const liquid = liquidOf(words)
  const noodles = of.some((one) => /makaron|łazank/.test(one))
  const area = { ...MIDDLE, rx: 52 }
  const swirl = words.includes('krem') || of.includes('śmietana')
  return (
    table(r) +
    bowl(r, liquid) +
    disc(150, 103, 58, mix(liquid, '#ffffff', 0.09)) +
    (noodles ? strands(r, /ryżowy/.test(words) ? '#fbf3e0' : '#f2d68c', 9, 50) : '') +
    (swirl ? line(`M118 96q20-26 44-6t34-4q14 18-10 30t-42 2-22 2`, '#fff7e6', 6, ' opacity=".9"') : '') +
    scatter(r, without(seen, 'śmietana', 'seler'), area, { n: words.includes('krem') ? 5 : 8, scale: 0.92 }) +
    pieces(r, { shape: 'leaf', colour: '#5c9a44', size: 9 }, places(r, 4, area, 20)) +
    spoon(r)
  )
}

function strands(r, colour, n, size) {
  const d = times(n, () => {
    const [x, y] = r.spot({ ...MIDDLE, rx: size * 0.6 })
    const [a, b] = [i(r.in(-size, size)), i(r.in(-size, size))]
    return `M${i(x)} ${i(y)}q${i(b * 0.7)} ${i(-a * 0.7)} ${i(a * 0.6)} ${i(b * 0.6)}t${i(-b * 0.4)} ${i(a * 0.4)}`
  })
  return copied(d, [dark(colour, 0.3), 6, 'translate(1 2)'], [colour, 5], [light(colour, 0.4), 1])
}

/** One line in several strokes, the lowest first. */
function copied(d, ...strokes) {
  const [[stroke, width, transform = to(0, 0)], ...rest] = strokes
  const id = `l${d.length}${d.charCodeAt(1)}`
  return `<defs><path id="${id}" d="${d}"/></defs>${[[stroke, width, transform], ...rest]
    .map(
      ([colour, w, move]) =>
        `<use href="#${id}" stroke="${colour}" stroke-width="${w}"${move ? ` transform="${move}"` : ''}/>`,
    )
    .join('')}`
}

function pasta(r, { words, of, seen }) {
  const egg = of.includes('makaron jajeczny')
  const colour = /ryżowy|udon/.test(words) ? '#f3e2bd' : egg ? '#f0c75e' : '#f1d283'
  const penne = /penne|łazank|rigat|fusilli|świder|muszl/.test(words)
  const tubes = () => pieces(r, { shape: 'strip', colour, size: 30 }, places(r, 24, { ...MIDDLE, rx: 46 }, 12))
  return (
    table(r) +
    plate(r) +
    disc(150, 101, 56, liquidOf(words, '#e9c27a'), ' opacity=".65"') +
    (penne ? tubes() : strands(r, colour, 7, 62) + strands(r, light(colour, 0.15), 6, 50)) +
    scatter(r, seen, { ...MIDDLE, rx: 40 }, { n: 8 }) +
    fork(r)
  )
}

/** A dumpling folded in half, around 0 0. */
function half(size, colour) {
  const pleats = times(
    5,
    (k) =>
      `M${i(-size + 5 + k * ((size * 2 - 10) / 4))} ${i(-2 - Math.sin(((k + 0.5) / 5) * Math.PI) * size * 0.62)}l1 6`,
  )
  const [s, h] = [i(size), i(size * 1.2)]
  const shape = `M${-s} 6q${i(s / 5)} ${-h} ${s} ${-h}t${s} ${h}q${-s} ${i(s * 0.42)} ${-2 * s} 0z`
  return (
    path(shape, dark(colour, 0.35), ' transform="translate(2 4)"') +
    path(shape, colour) +
    line(pleats, dark(colour, 0.25), 2) +
    line(`M${i(-s / 2)} -3q${i(s * 0.3)} -9 ${i(s * 0.7)} -9`, light(colour, 0.6), 3)
  )
}

function dumplings(r, { name, words, of, seen }) {
  const fried = /gyoza|samosa|smaż|z patelni/.test(words)
  const colour = fried ? '#e2b266' : /szpinak/.test(words) ? '#dfe2b4' : r.pick(['#f4e4bf', '#f7e9c9', '#f1dcae'])
  const n = Number(/(\d+) szt/.exec(name)?.[1] ?? 7)
  const count = Math.min(Math.max(n, 2), 8)
  const around = copies(
    half(n <= 3 ? 36 : 26, colour),
    Array.from({ length: count }, (_, k) => {
      const angle = (k / count) * Math.PI * 2 + r.in(0, 0.2)
      return to(150 + Math.cos(angle) * 46, 104 + Math.sin(angle) * 42, (angle * 180) / Math.PI + 90)
    }),
  )
  const top = without(seen, 'ciasto')
  const dip = of.some((one) => one.startsWith('sos')) ? ramekin(r, '#4a2a18', 258, 46) : ''
  return (
    table(r) +
    plate(r) +
    around +
    scatter(r, top, { ...MIDDLE, rx: 30 }, { n: 6, most: 4, scale: 0.8 }) +
    dip +
    (fried ? '' : fork(r))
  )
}

function chinkali(r, { seen }) {
  const colour = mix('#f3e0b6', '#d9ab66', r.in(0, 0.25))
  const folds = times(9, (k) => `M0 0l${i(Math.cos(k * 0.7) * 22)} ${i(Math.sin(k * 0.7) * 22)}`)
  const one =
    shade(-2, -3, 25) +
    disc(0, 0, 26, colour) +
    line(folds, dark(colour, 0.18), 2) +
    disc(1, 2, 8, dark(colour, 0.3)) +
    disc(0, 0, 7, light(colour, 0.35))
  const spots = [
    [108, 78],
    [160, 66],
    [198, 104],
    [152, 122],
    [104, 132],
  ]
  return (
    table(r) +
    plate(r, { size: 90 }) +
    copies(
      one,
      spots.map(([x, y]) => to(x, y, r.in(0, 40))),
    ) +
    scatter(r, seen, { cx: 196, cy: 144, rx: 18 }, { n: 4, scale: 0.7 }) +
    pieces(r, { shape: 'crumb', colour: '#4a3a30', size: 4 }, places(r, 12, { ...MIDDLE, rx: 60 }, 10))
  )
}

function nigiri(r, { name, seen }) {
  const n = Number(/(\d+) szt/.exec(name)?.[1] ?? 2)
  const top = first(seen, /łosoś|tuńczyk|seriola|krewet|węgorz|jajko|awokado|tofu/)?.look.colour ?? '#f08a5d'
  const colour = /tamago/.test(name) ? '#f4cf5c' : top
  const one =
    rect(-22, -36, 48, 84, 22, '#2e1206', ' opacity=".22"') +
    rect(-24, -40, 48, 82, 22, '#fdf9ee') +
    pieces(r, { shape: 'crumb', colour: '#efe6d0', size: 6 }, places(r, 8, { cx: 0, cy: 28, rx: 18, ry: 10 }, 7)) +
    rect(-26, -52, 52, 84, 20, dark(colour, 0.25)) +
    rect(-26, -54, 52, 82, 20, colour) +
    line(
      times(5, (k) => `M-18 ${-38 + k * 13}l34 -8`),
      light(colour, 0.55),
      3,
    ) +
    (seen.some(({ name: of }) => of === 'nori') ? rect(-27, -16, 54, 14, 2, '#26352b') : '')
  const step = 74
  return (
    table(r) +
    board(r, { w: 240, h: 130 }) +
    copies(
      one,
      Array.from({ length: Math.min(n, 3) }, (_, k) =>
        to(150 - ((Math.min(n, 3) - 1) * step) / 2 + k * step, 100, -18),
      ),
    ) +
    pieces(r, { shape: 'leaf', colour: '#f0b9ae', size: 18 }, [
      [250, 140],
      [246, 132],
    ]) +
    ball(244, 60, 9, '#9cc25a')
  )
}

function rolls(r, { name, words, seen }) {
  const inside = without(seen, 'ryż', 'nori', 'wasabi', 'sezam', 'majonez', 'chili', 'ikra')
  const isOut = /uramaki|philad|california|dragon|filadel|kalifor|na zewnątrz/.test(words)
  const isThin = /hosomaki/.test(words)
  const fried = words.includes('tempur')
  const size = isThin ? 19 : 25
  const n = Math.min(Number(/(\d+) szt/.exec(name)?.[1] ?? 8), 8)
  const outer = fried ? '#d9a253' : isOut ? (words.includes('dragon') ? '#8fb04e' : '#fdf8ea') : '#26352b'
  const columns = n > 6 ? 4 : 3
  const spots = Array.from({ length: n }, (_, k) => [
    150 + ((k % columns) - (columns - 1) / 2) * (size * 2 + 5),
    100 + (Math.floor(k / columns) - 0.5) * (size * 2 + 8),
  ])
  const all = (make) => spots.map(([x, y]) => make(i(x), i(y))).join('')
  const dots = (d, colour, width) => line(d, colour, width)
  const d = all((x, y) => `M${x} ${y}h.1`)
  const fillings = inside.slice(0, 3).map(({ look }, k, list) => {
    const shift = [
      [0, 0],
      [-size * 0.2, size * 0.16],
      [size * 0.22, -size * 0.12],
    ][list.length === 1 ? 0 : k] ?? [0, 0]
    return `<g transform="translate(${i(shift[0])} ${i(shift[1])})">${dots(d, look.colour, i(size * (list.length === 1 ? 0.75 : 0.5)))}</g>`
  })
  const roe = seen.some(({ name: of }) => of === 'ikra')
  const seeds = seen.some(({ name: of }) => of === 'sezam') || isOut
  return (
    table(r) +
    board(r, { w: 250, h: 150 }) +
    copied(
      d,
      ['#2e120640', size * 2, 'translate(3 5)'],
      [dark(outer, 0.15), size * 2],
      [outer, size * 2 - 3],
      [isOut ? '#26352b' : '#fdf8ea', i(size * 1.55)],
      [isOut ? '#fdf8ea' : '#f6eeda', i(size * 1.4)],
    ) +
    fillings.join('') +
    (seeds || roe
      ? pieces(
          r,
          { shape: 'crumb', colour: roe ? '#f0742a' : '#c9a45c', size: 5 },
          spots.flatMap(([x, y]) =>
            [0, 1, 2].map((k) => [
              i(x + Math.cos(k * 2.1 + x) * size * 0.86),
              i(y + Math.sin(k * 2.1 + x) * size * 0.86),
            ]),
          ),
        )
      : '') +
    pieces(r, { shape: 'leaf', colour: '#f0b9ae', size: 16 }, [[262, 152]])
  )
}

function burger(r, { words, of, seen, name }) {
  const bun = of.includes('bułka pszenna') ? '#c98b45' : '#d99a45'
  const patties = /potrój|trzecie|czwart/.test(words) ? 3 : /podwój|double|drugie/.test(words) ? 2 : 1
  const meat = of.includes('kurczak')
    ? '#d99a45'
    : of.some((one) => /kotlet z grochu|ciecierzyca/.test(one))
      ? '#9a6a3c'
      : of.includes('halloumi')
        ? '#f3dfb0'
        : '#6b3a25'
  const layers = []
  const wavy = (y, colour, h = 10) =>
    path(`M78 ${y}q12 ${h} 24 ${h * 0.5}t24 0 24 0 24 0 24 ${-h * 0.2} 24 ${-h * 0.3}v-6H78z`, dark(colour, 0.1)) +
    path(`M78 ${y - 2}q12 ${h} 24 ${h * 0.5}t24 0 24 0 24 0 24 ${-h * 0.2} 24 ${-h * 0.3}v-6H78z`, colour)
  for (let k = 0; k < patties; k++) {
    layers.push([
      13,
      (y) =>
        rect(76, y - 13, 148, 17, 8, dark(meat, 0.35)) +
        rect(76, y - 14, 148, 15, 7, meat) +
        line(`M96 ${y - 9}h8M128 ${y - 6}h10M170 ${y - 9}h9M196 ${y - 6}h8`, light(meat, 0.22), 3),
    ])
    const cheese = first(seen, /cheddar|ser /)
    if (cheese)
      layers.push([4, (y) => path(`M80 ${y - 5}h142l-16 12-14-8-22 12-18-11-20 9-16-9-18 6z`, cheese.look.colour)])
  }
  for (const { name: food, look } of without(
    seen,
    'mielona',
    'cheddar',
    'ser ',
    'kurczak',
    'halloumi',
    'ciecierzyca',
    'wieprzowina',
  ).slice(0, 4)) {
    if (look.shape === 'leaf' || /kapusta/.test(food)) layers.push([7, (y) => wavy(y, look.colour)])
    else if (/pomidor|bakłażan/.test(food))
      layers.push([
        8,
        (y) => rect(84, y - 8, 62, 9, 4, look.colour) + rect(154, y - 8, 62, 9, 4, dark(look.colour, 0.08)),
      ])
    else if (/boczek/.test(food))
      layers.push([5, (y) => line(`M80 ${y - 2}q10-8 20 0t20 0 20 0 20 0 20 0 20 0`, look.colour, 6)])
    else
      layers.push([
        6,
        (y) =>
          rect(90, y - 6, 34, 6, 3, look.colour) +
          rect(132, y - 7, 38, 6, 3, dark(look.colour, 0.12)) +
          rect(178, y - 6, 34, 6, 3, look.colour),
      ])
  }
  if (of.includes('wieprzowina'))
    layers.unshift([
      16,
      (y) =>
        line(
          times(9, (k) => `M${80 + k * 16} ${(y - r.in(2, 12)) | 0}q8 -9 18 2`),
          '#8f4f2c',
          6,
        ),
    ])
  let y = 158
  let inside = ''
  for (const [h, draw] of layers) {
    inside += draw(y)
    y -= h
  }
  const seeds = pieces(
    r,
    { shape: 'crumb', colour: '#fbeecb', size: 7 },
    places(r, 11, { cx: 150, cy: y - 30, rx: 52, ry: 16 }, 12),
  )
  const tall = y < 70 ? 0.88 : 1
  const small = /dla małych/.test(name.toLowerCase()) ? 0.8 : tall
  const whole =
    rect(78, 158, 144, 24, 11, dark(bun, 0.25)) +
    rect(78, 156, 144, 22, 11, bun) +
    inside +
    path(`M76 ${y - 2}q0-52 74-52t74 52q0 4-5 4H81q-5 0-5-4z`, dark(bun, 0.22)) +
    path(`M78 ${y - 5}q0-48 72-48t72 48z`, bun) +
    path(`M92 ${y - 22}q14-24 44-26q-20 10-28 28z`, light(bun, 0.4)) +
    seeds
  return (
    table(r) +
    oval(152, 184, 92, 10, '#2e1206', ' opacity=".25"') +
    moved(150 - 150 * small, 182 - 182 * small, whole, small)
  )
}

function wrap(r, { seen, words }) {
  const bread = words.includes('tortilla') || words.includes('rollo') ? '#ecd3a0' : '#dfb675'
  const meat = /falafel|ciecierz/.test(words) ? '#9a6a35' : '#9c5a32'
  const inside = without(seen, 'ciecierzyca')
  return (
    table(r) +
    turned(
      -24,
      150,
      100,
      rect(60, 74, 196, 66, 30, '#2e1206', ' opacity=".22"') +
        rect(56, 66, 190, 66, 30, bread) +
        oval(78, 99, 30, 40, dark(bread, 0.18)) +
        oval(76, 99, 26, 36, mix(bread, '#fff4d8', 0.4)) +
        pieces(r, { shape: 'chunk', colour: meat, size: 16 }, places(r, 7, { cx: 76, cy: 99, rx: 17, ry: 26 }, 10)) +
        scatter(r, inside, { cx: 76, cy: 99, rx: 18, ry: 27 }, { n: 4, scale: 0.7 }) +
        pieces(
          r,
          { shape: 'dot', colour: dark(bread, 0.3), size: 7 },
          places(r, 5, { cx: 136, cy: 99, rx: 26, ry: 24 }, 15),
        ) +
        path('M158 66h66q22 0 22 33t-22 33h-66l8-11-8-11 8-11-8-11 8-11z', '#fbf6ea') +
        path('M190 66h18v66h-18z', r.pick(['#d9483a', '#3f7a5c', '#e3a63c'])),
    )
  )
}

function curry(r, { words, seen, of }) {
  const liquid = liquidOf(words, '#d08a35')
  const food = without(seen, 'ryż', 'śmietan', 'masło', 'jogurt', 'cebula')
  const rice = of.some((one) => one.startsWith('ryż'))
  return (
    table(r) +
    (rice
      ? bowl(r, '#f6ecd4', { x: 236, y: 74, size: 46 }) +
        pieces(r, { shape: 'crumb', colour: '#fffaf0', size: 7 }, places(r, 22, { cx: 236, cy: 75, rx: 30 }, 6))
      : '') +
    bowl(r, liquid, { x: 126, y: 108, size: 82 }) +
    disc(126, 110, 56, mix(liquid, '#ffdd99', 0.14)) +
    scatter(r, food, { cx: 126, cy: 109, rx: 46 }, { n: 9 }) +
    line(`M96 92q18-14 34 0t36-2`, '#fff4dc', 4, ' opacity=".8"') +
    pieces(r, { shape: 'leaf', colour: '#5b9a45', size: 10 }, places(r, 5, { cx: 126, cy: 108, rx: 30 }, 14))
  )
}

function porridge(r, { seen }) {
  const rows = seen.slice(0, 5)
  return (
    table(r) +
    bowl(r, '#efe0c0') +
    pieces(r, { shape: 'crumb', colour: '#dcc596', size: 8 }, places(r, 26, { ...MIDDLE, rx: 56 }, 9)) +
    rows
      .map(({ look }, k) =>
        pieces(
          r,
          look,
          places(
            r,
            Math.max(4, i(90 / look.size)),
            { cx: 150 + (k - (rows.length - 1) / 2) * 26, cy: 102, rx: 11, ry: 40 },
            look.size * 0.8,
          ),
        ),
      )
      .join('') +
    spoon(r)
  )
}

function skewers(r, { seen, of, name }) {
  const food = without(seen, 'jogurt', 'kolendra', 'mięta', 'imbir', 'śliwki', 'granat')
  const colours = food.length > 0 ? food.map(({ look }) => look.colour) : ['#a65c38']
  const n = Math.min(Number(/(\d+) szt/.exec(name)?.[1] ?? 3), 4)
  const block = (k) => {
    const colour = colours[k % 2 === 0 ? 0 : (k >> 1) % colours.length] ?? colours[0]
    return turned(
      r.in(-10, 10),
      92 + k * 31,
      0,
      rect(79 + k * 31, -12, 27, 26, 8, dark(colour, 0.4)) +
        rect(79 + k * 31, -14, 27, 25, 8, colour) +
        line(`M${85 + k * 31} -6h10`, light(colour, 0.35), 3),
    )
  }
  const one = line('M62 0H244', '#c9a26a', 4) + times(5, block)
  const garnish = seen.filter(({ name: food }) => /kolendra|mięta|granat|cebula|śliwki/.test(food))
  return (
    table(r) +
    plate(r, { size: 92 }) +
    copies(
      one,
      Array.from({ length: n }, (_, k) => to(0, 100 + (k - (n - 1) / 2) * 36)),
    ) +
    scatter(r, garnish, { cx: 150, cy: 164, rx: 40, ry: 10 }, { n: 6, scale: 0.8 }) +
    (of.includes('jogurt') ? ramekin(r, '#fffaf0', 262, 40) : '')
  )
}

function slice(r, { words, seen }) {
  const [base, top] = /marchew/.test(words)
    ? ['#c27a3c', '#fbf3e2']
    : /parmig|lasag/.test(words)
      ? ['#c8452a', '#f3d592']
      : /baklaw/.test(words)
        ? ['#d9a24c', '#c98a35']
        : /cytryn/.test(words)
          ? ['#e0b066', '#f5dc5c']
          : ['#f4dfa2', '#e6b95c']
  const layers = times(3, (k) =>
    path(`M92 ${112 + k * 16}l116 26v9l-116-26z`, k % 2 ? mix(base, top, 0.7) : light(base, 0.2)),
  )
  const toppings = without(seen, 'jajko', 'masło', 'twaróg', 'mascarpone', 'kasza', 'marchew', 'mak', 'czekolada')
  return (
    table(r) +
    plate(r, { size: 90 }) +
    path('M94 112l118 28v42l-118-28z', '#2e1206', ' opacity=".16" transform="translate(6 8)"') +
    path('M92 106l116 26v44l-116-26z', base) +
    layers +
    path('M208 132l18-74v40l-18 78z', dark(base, 0.28)) +
    path('M92 106L226 58 208 132z', top) +
    path('M92 106l134-48-3 9L96 107z', light(top, 0.35)) +
    scatter(r, toppings, { cx: 180, cy: 98, rx: 24, ry: 18 }, { n: 5, most: 3, scale: 0.75 }) +
    pieces(
      r,
      { shape: 'crumb', colour: dark(base, 0.1), size: 6 },
      places(r, 7, { cx: 112, cy: 62, rx: 26, ry: 10 }, 10),
    ) +
    pieces(r, { shape: 'leaf', colour: '#58a06a', size: 15 }, [[220, 60]])
  )
}

function coupe(r, { words, seen }) {
  const scoops = /lod|gałk|sorbet|puchar|affogato|szron/.test(words)
  const cream = /czekolad|kakao/.test(words)
    ? '#6d4230'
    : /malin|trusk|wiśn/.test(words) && !/panna|budyń/.test(words)
      ? '#e58aa0'
      : /pistac/.test(words)
        ? '#b9c47a'
        : /mango/.test(words)
          ? '#f4b74a'
          : '#fbeec9'
  const fruit = without(seen, 'lody', 'bita', 'ryż', 'jajko', 'serek')
  const sauce = first(seen, /maliny|wiśnie|czekolada|borówki|jagody/)?.look.colour
  return (
    table(r) +
    oval(152, 186, 46, 8, '#2e1206', ' opacity=".22"') +
    path('M145 136h10v34h22v8h-54v-8h22z', '#e7eef0') +
    (scoops
      ? ball(124, 62, 27, cream) +
        ball(176, 62, 27, mix(cream, '#e9a0a8', r.in(0, 0.7))) +
        ball(150, 44, 28, mix(cream, '#8a5a3c', r.in(0, 0.5)))
      : oval(150, 72, 52, 15, cream)) +
    path('M96 70h108q-2 70-54 70T96 70z', '#ffffff', ' opacity=".5"') +
    path('M101 76h98q-3 58-49 58t-49-58z', cream) +
    (sauce ? path('M104 86q46 14 92 0q-3 14-10 24q-38 10-72 0q-8-10-10-24z', sauce, ' opacity=".75"') : '') +
    line('M112 82q2 26 14 40', '#ffffff', 4, ' opacity=".6"') +
    scatter(r, fruit, { cx: 150, cy: scoops ? 34 : 68, rx: 34, ry: scoops ? 12 : 8 }, { n: 5, most: 3, scale: 0.9 }) +
    pieces(r, { shape: 'leaf', colour: '#58a06a', size: 16 }, [[172, scoops ? 26 : 64]])
  )
}

function buns(r, { words, name, seen }) {
  const crust = /mochi/.test(words)
    ? '#f6e6e2'
    : /bao/.test(words)
      ? '#fbf3e4'
      : /gulab/.test(words)
        ? '#8a4a24'
        : '#d9984a'
  const n = Math.min(Number(/(\d+) szt/.exec(name)?.[1] ?? (/bajgiel|rogal/.test(words) ? 1 : 2)), 4)
  const long = /croiss|rogal|cannoli|ekler|churros|banan/.test(words)
  const spots = [
    [[150, 100]],
    [
      [112, 92],
      [188, 110],
    ],
    [
      [106, 80],
      [190, 84],
      [150, 138],
    ],
    [
      [108, 70],
      [190, 70],
      [108, 134],
      [190, 134],
    ],
  ][n - 1] ?? [[150, 100]]
  const size = [64, 42, 36, 32][n - 1] ?? 40
  const tops = without(seen, 'twaróg', 'jajko', 'masło', 'serek', 'ryż')
  const tone = mix(crust, '#f2c98a', r.in(0, 0.25))
  const shape = long
    ? rect(-size, -size * 0.4 + 5, size * 2, size * 0.9, size * 0.42, '#2e1206', ' opacity=".22"') +
      rect(-size, -size * 0.45, size * 2, size * 0.9, size * 0.42, tone) +
      line(
        times(4, (k) => `M${i(-size * 0.6 + k * size * 0.4)} ${i(-size * 0.4)}q8 ${i(size * 0.4)} -3 ${i(size * 0.8)}`),
        dark(tone, 0.3),
        3,
      ) +
      line(`M${i(-size * 0.7)} ${i(-size * 0.22)}h${i(size * 0.9)}`, light(tone, 0.5), 3)
    : shade(0, 0, size) +
      disc(0, 0, size, dark(tone, 0.2)) +
      disc(-1, -2, size - 3, tone) +
      path(blob(r, -size * 0.2, -size * 0.3, size * 0.45, size * 0.3), light(tone, 0.35)) +
      (/bajgiel|obwarz/.test(words) ? disc(0, 0, size * 0.28, dark(tone, 0.5)) : '')
  const bun =
    shape +
    scatter(
      r,
      tops,
      { cx: 0, cy: 0, rx: size * 0.45, ry: long ? size * 0.2 : size * 0.45 },
      { n: 4, most: 3, scale: 0.75 },
    )
  const sugar = words.includes('cukier')
    ? pieces(r, { shape: 'crumb', colour: '#fffdf6', size: 5 }, places(r, 14, { ...MIDDLE, rx: 58 }, 9))
    : ''
  return (
    table(r) +
    plate(r, { size: 92 }) +
    copies(
      bun,
      spots.map(([x, y]) => to(x, y, r.in(-25, 25))),
    ) +
    sugar
  )
}

function pancakes(r, { words, name, seen }) {
  const thin = /naleśnik|crêpe|crepe|galette|omlet|papadum/.test(words)
  const colour = /ziemniak|plyndze/.test(words) ? '#c98d3f' : /gryczan/.test(words) ? '#a9763f' : '#e2b25c'
  const tops = without(seen, 'jajko', 'ziemniaki', 'masło', 'cebula')
  const n = Number(/(\d+) szt/.exec(name)?.[1] ?? 4)
  const size = n > 6 ? 31 : 36
  const one =
    shade(0, 0, size - 1) +
    path(blob(r, 0, 0, size, size * 0.94, { wobble: 0.05 }), dark(colour, 0.3)) +
    path(blob(r, -1, -3, size - 3, size * 0.94 - 3, { wobble: 0.05 }), mix(colour, '#f4d48a', r.in(0, 0.3))) +
    pieces(r, { shape: 'dot', colour: dark(colour, 0.22), size: 6 }, places(r, 5, { cx: 0, cy: 0, rx: size * 0.6 }, 12))
  const body = thin
    ? turned(
        r.in(-14, 14),
        150,
        100,
        path('M88 128Q92 52 150 48t66 80q-64 34-128 0z', dark(colour, 0.3), ' transform="translate(3 6)"') +
          path('M88 128Q92 52 150 48t66 80q-64 34-128 0z', colour) +
          path('M150 48q30 40 12 98q34-2 54-18Q212 52 150 48z', light(colour, 0.3)) +
          line('M104 112q6-36 34-50', light(colour, 0.5), 3),
      )
    : copies(
        one,
        [
          [112, 82],
          [182, 76],
          [120, 132],
          [190, 130],
          [152, 104],
          [150, 60],
        ]
          .slice(0, Math.min(Math.max(n, 3), 6))
          .map(([x, y], k) => to(x, y, k * 50)),
      )
  return (
    table(r) +
    plate(r, { size: 92 }) +
    body +
    scatter(r, tops, { ...MIDDLE, rx: 42, ry: 30 }, { n: 6, most: 4, scale: 0.95 }) +
    fork(r)
  )
}

function bread(r, { words, seen }) {
  const loaf = /bochen/.test(words)
  const boat = /adżar/.test(words)
  const colour = /razow|żytni|zakwas/.test(words) ? '#a8703c' : '#e0ae62'
  const tops = without(seen, 'masło')
  if (loaf)
    return (
      table(r) +
      board(r, { w: 250, h: 140 }) +
      rect(66, 58, 176, 96, 46, '#2e1206', ' opacity=".25"') +
      rect(62, 50, 176, 96, 46, dark(colour, 0.18)) +
      rect(64, 48, 170, 90, 44, colour) +
      line('M96 62q14 26 4 62M136 56q14 32 4 76M176 56q14 32 4 76M212 66q8 20 2 50', light(colour, 0.6), 6) +
      pieces(r, { shape: 'crumb', colour: '#fbf3e0', size: 6 }, places(r, 22, { cx: 150, cy: 94, rx: 76, ry: 34 }, 10))
    )
  const [rx, ry] = boat ? [96, 58] : /naan/.test(words) ? [88, 62] : [80, 76]
  return (
    table(r) +
    board(r, { w: 260, h: 170 }) +
    shade(150, 100, rx, ry) +
    path(blob(r, 150, 102, rx, ry, { wobble: 0.04, n: 12 }), dark(colour, 0.25)) +
    path(blob(r, 149, 98, rx - 2, ry - 2, { wobble: 0.04, n: 12 }), colour) +
    pieces(
      r,
      { shape: 'dot', colour: dark(colour, 0.25), size: 10 },
      places(r, 9, { ...MIDDLE, rx: rx - 12, ry: ry - 12 }, 22),
    ) +
    (/chaczap|cebular|lahm/.test(words)
      ? path(
          blob(r, 150, 100, rx - 24, ry - (boat ? 22 : 22), { n: 12 }),
          /lahm/.test(words) ? '#b3502c' : /cebular/.test(words) ? '#ecd08a' : '#f7e2a4',
        )
      : '') +
    scatter(r, tops, { ...MIDDLE, rx: rx - 32, ry: ry - 30 }, { n: 11, most: 4, scale: boat ? 1 : 0.8 })
  )
}

function egg(r, x, y, size = 30) {
  return (
    path(blob(r, x + 2, y + 3, size, size * 0.85, { wobble: 0.12 }), '#2e1206', ' opacity=".18"') +
    path(blob(r, x, y, size, size * 0.85, { wobble: 0.12 }), '#fffdf5') +
    ball(x, y, size * 0.38, '#f5b128')
  )
}

function eggs(r, { words, seen }) {
  const pan = /szakszuk|jajeczn|saganaki|patel/.test(words)
  const scrambled = /jajeczn/.test(words)
  const soft = /na miękko/.test(words)
  const rest = without(seen, 'jajko', 'masło')
  const base = pan
    ? shade(150, 100, 84) +
      turned(r.in(20, 40), 150, 100, rect(222, 90, 70, 20, 9, '#3a302c')) +
      disc(150, 100, 84, '#3a302c') +
      disc(150, 101, 72, scrambled ? '#4a3a30' : '#c9472a')
    : plate(r, { size: 88 })
  const body = scrambled
    ? pieces(r, { shape: 'chunk', colour: '#f6cf58', size: 30 }, places(r, 16, { ...MIDDLE, rx: 50 }, 16))
    : soft
      ? copies(
          rect(100, 92, 44, 44, 10, '#b9cfd0') + oval(122, 88, 22, 28, '#f4dcc0') + oval(122, 70, 17, 9, '#f5b128'),
          [to(0, 0), to(56, 0)],
        )
      : copies(
          egg(r, 0, 0, 29),
          Array.from({ length: pan ? 3 : 2 }, (_, k) => to(116 + k * 34, 88 + (k % 2) * 34, k * 40)),
        )
  return (
    table(r) +
    base +
    (pan && !scrambled
      ? scatter(r, rest, { ...MIDDLE, rx: 52 }, { n: 7, scale: 0.8 }) + body
      : body + scatter(r, rest, { ...MIDDLE, rx: 56 }, { n: 6, scale: 0.9 })) +
    (words.includes('chleb') || words.includes('pita') ? slab(258, 150, '#c08a4c', 0.7) : '')
  )
}

function toast(r, { words, seen }) {
  const colour = /żytni|razow/.test(words) ? '#8f5f38' : '#d9a050'
  const spread = /smalec/.test(words)
    ? '#f4ead6'
    : /awokado/.test(words)
      ? '#a9bf5a'
      : /twar|serek/.test(words)
        ? '#fffaf0'
        : /pasztet/.test(words)
          ? '#a9714e'
          : null
  const tops = without(seen, 'masło', 'chleb', 'smalec', 'awokado', 'twaróg', 'śmietana', 'wątróbka', 'gęsina')
  const one =
    slab(0, 0, colour) +
    (spread ? path(blob(r, 0, -2, 33, 32), spread) : '') +
    scatter(r, tops, { cx: 0, cy: -2, rx: 27, ry: 28 }, { n: 5, most: 5, scale: 0.8 })
  return table(r) + board(r, { w: 256, h: 156 }) + copies(one, [to(98, 102, -7), to(200, 98, 172)])
}

function gnocchi(r, { words, seen }) {
  const fried = /falafel|pakora|arancini|krokiet/.test(words)
  const colour = fried ? '#a86c2f' : /śląsk|szagów|kopyt|klusk/.test(words) ? '#f3dfa8' : '#f6ead0'
  const size = fried || /pyzy|arancini/.test(words) ? 34 : 25
  const tops = without(seen, 'ziemniaki', 'jajko', 'ciecierzyca', 'ryż', 'pyzy')
  return (
    table(r) +
    plate(r) +
    disc(150, 102, 54, liquidOf(words, '#e9c47c'), ' opacity=".5"') +
    pieces(r, { shape: 'chunk', colour, size }, places(r, fried ? 8 : 13, { ...MIDDLE, rx: 46 }, size * 0.72)) +
    scatter(r, tops, { ...MIDDLE, rx: 46 }, { n: 6, scale: 0.85 }) +
    (fried ? ramekin(r, '#fbf1dc', 256, 48) : fork(r))
  )
}

function fries(r, { words, seen }) {
  const colour = words.includes('batat') ? '#e08436' : words.includes('krążki') ? '#d79a45' : '#f2c04a'
  const carton = r.pick(['#d9483a', '#2f6f62', '#e9dcc0', '#3f5f86', '#c9762c'])
  const tops = without(seen, 'frytki', 'bataty', 'cebula')
  if (words.includes('krążki'))
    return (
      table(r) +
      plate(r) +
      pieces(r, { shape: 'ring', colour, size: 34, inner: '#8f5a24' }, places(r, 8, { ...MIDDLE, rx: 48 }, 24)) +
      ramekin(r, '#c62e22', 254, 50)
    )
  const sticks = (n, y) =>
    times(n, () => {
      const x = i(r.in(104, 196))
      return `M${x} ${y + i(r.in(0, 30))}l${i(r.in(-9, 9))} ${-i(r.in(50, 76))}`
    })
  const d = sticks(15, 104)
  return (
    table(r) +
    oval(154, 180, 66, 9, '#2e1206', ' opacity=".25"') +
    copied(d, [dark(colour, 0.35), 11, 'translate(2 2)'], [colour, 10], [light(colour, 0.45), 3, 'translate(-2 0)']) +
    path('M88 88q62 26 124 0l-16 84q-2 8-10 8h-72q-8 0-10-8z', carton) +
    path('M88 88q62 26 124 0l-2 10q-60 26-120 0z', dark(carton, 0.22)) +
    path('M128 104h14v76h-14zM164 104h14v76h-14z', light(carton, 0.35)) +
    scatter(r, tops, { cx: 150, cy: 62, rx: 42, ry: 20 }, { n: 6, scale: 0.8 })
  )
}

function dip(r, { words, seen }) {
  const colour = /hummus/.test(words)
    ? '#e4c68c'
    : /tzatz|raita|gzik|jogurt/.test(words)
      ? '#fbf6ea'
      : /pomidor|ketch|pikant/.test(words)
        ? '#c8452a'
        : /czosn|majon/.test(words)
          ? '#f6ecd0'
          : '#c9a35c'
  const many = /sos|trzy|pasty/.test(words)
  const bread = /pita|chleb/.test(words)
  const tops = without(seen, 'hummus', 'jogurt', 'śmietana', 'twaróg')
  if (many)
    return (
      table(r) +
      board(r) +
      [
        [92, 84, '#c8452a'],
        [150, 118, '#f3e3b8'],
        [208, 84, '#8fa84c'],
        [150, 58, '#8a4a24'],
      ]
        .map(([x, y, c], k) => ramekin(r, seen[k]?.look.colour ?? c, x, y, 30))
        .join('')
    )
  return (
    table(r) +
    (bread
      ? times(4, (k) =>
          turned(
            -40 + k * 26,
            150,
            100,
            path('M150 14l26-14q8 16-4 34z', '#dcae66') +
              path('M224 40l44-20q12 26-6 54z', k % 2 ? '#dcae66' : '#e9c184'),
          ),
        )
      : '') +
    bowl(r, colour, { size: 80 }) +
    line('M112 104a38 34 0 1 1 40 32a26 22 0 1 1-20-38a14 12 0 0 1 22 12', dark(colour, 0.14), 7) +
    path(blob(r, 148, 102, 16, 12), '#d2a52c', ' opacity=".75"') +
    scatter(r, tops, { ...MIDDLE, rx: 42 }, { n: 6, scale: 0.75 })
  )
}

function boardDish(r, { seen, words }) {
  const foods = seen.length > 0 ? seen : [{ look: { shape: 'slice', colour: '#d99a45', size: 26, inner: '#f3d592' } }]
  const columns = Math.min(Math.max(foods.length, 2), 4)
  const groups = foods.slice(0, 8).map(({ look }, k) => {
    const area = {
      cx: 150 + ((k % columns) - (columns - 1) / 2) * (200 / columns),
      cy: foods.length > columns ? 72 + Math.floor(k / columns) * 56 : 100,
      rx: 22,
      ry: 22,
    }
    return pieces(
      r,
      { ...look, size: Math.max(look.size, 12) },
      places(r, Math.max(4, i(110 / (look.size + 8))), area, look.size * 0.55),
    )
  })
  return (
    table(r) +
    board(r, { w: 250, h: 158 }) +
    groups.join('') +
    (words.includes('oliwki')
      ? ''
      : pieces(r, { shape: 'leaf', colour: '#6b9a50', size: 14 }, places(r, 3, { ...MIDDLE, rx: 80, ry: 50 }, 40)))
  )
}

function pile(r, { words, seen, name }) {
  const coated = /panier|tempur|skrzyd|kawałk|kalmar/.test(words)
  const main = seen[0]?.look ?? { shape: 'chunk', colour: '#d39a45', size: 26 }
  const n = Math.min(Math.max(Number(/(\d+) szt/.exec(name)?.[1] ?? 9), 5), 11)
  const look =
    coated && main.shape !== 'shrimp' && main.shape !== 'ring'
      ? { shape: 'chunk', colour: /skrzyd/.test(words) ? '#b5622a' : '#d79c48', size: 34 }
      : {
          ...main,
          colour: coated ? mix(main.colour, '#d9a24c', 0.55) : main.colour,
          size: Math.max(main.size * 1.35, 20),
        }
  return (
    table(r) +
    plate(r) +
    scatter(
      r,
      seen.slice(1).filter(({ look: { shape } }) => shape === 'leaf'),
      { ...MIDDLE, rx: 58 },
      { n: 6 },
    ) +
    pieces(r, look, places(r, n, { ...MIDDLE, rx: 48 }, look.size * 0.68)) +
    scatter(
      r,
      seen.slice(1).filter(({ look: { shape } }) => shape !== 'leaf'),
      { ...MIDDLE, rx: 50 },
      { n: 5, scale: 0.75 },
    ) +
    ramekin(r, /chili|pikant/.test(words) ? '#c62e22' : '#fbf1dc', 256, 46)
  )
}

function riceBowl(r, { words, seen }) {
  const grain = /gryczan/.test(words) ? '#8a5f3c' : /szafran|kurkum/.test(words) ? '#f0c04a' : '#f8eed4'
  return (
    table(r) +
    bowl(r, mix(grain, liquidOf(words, '#e9cf95'), 0.35)) +
    pieces(r, { shape: 'crumb', colour: grain, size: 9 }, places(r, 40, { ...MIDDLE, rx: 58 }, 8)) +
    scatter(r, without(seen, 'ryż', 'kasza', 'masło'), { ...MIDDLE, rx: 46 }, { n: 9 }) +
    spoon(r)
  )
}

function salad(r, { seen, words }) {
  const mono = seen.length <= 3
  const ground = first(seen, /sałata|rukola|szpinak|kapusta|jarmuż/)?.look.colour ?? seen[0]?.look.colour ?? '#8cb04e'
  return (
    table(r) +
    bowl(r, dark(ground, 0.12), { size: 86 }) +
    (mono
      ? ''
      : pieces(
          r,
          { shape: 'leaf', colour: /burak|kapust/.test(words) ? '#8cb04e' : ground, size: 30 },
          places(r, 9, { ...MIDDLE, rx: 54 }, 18),
        )) +
    scatter(r, seen, { ...MIDDLE, rx: 54 }, { n: mono ? 17 : 9, most: 6 }) +
    fork(r)
  )
}

/** What is known on a plate by its shape, and how large it is drawn. */
const SHAPES = [
  [/^cały kurczak/, chicken, 1.05],
  [/^pół kurczaka/, halfChicken, 1.1],
  [/^ćwiartka/, leg, 1.1],
  [/^(golonka|gęsie udo|kaczka)/, leg, 1],
  [/^żeberka/, ribs, 0.9],
]
const isRed = (words) => /tandoor/.test(words)

function plated(r, { name, words, of, seen: all }) {
  const breaded = of.includes('panierka')
  // What only binds the crumbs or the minced meat is not seen.
  const seen = breaded || /mielon|kotlet/.test(words) ? without(all, 'jajko') : all
  const SIDES =
    /^(ziemniaki|kasza|ryż|kapusta|czerwona kapusta|kapusta kiszona|frytki|pyzy|kluski|buraki|kuskus|marchew|sałata|kopytka|chleb|jabłka|fasola)/
  const sides = seen.filter(({ name }) => SIDES.test(name)).slice(0, 2)
  const main = seen.find(({ name }) => !SIDES.test(name)) ?? seen[0]
  const rest = without(seen, 'czosnek').filter((one) => (one !== main || /kebab/.test(words)) && !sides.includes(one))
  const isKebab = /kebab|rożn/.test(words) && !of.includes('kurczak')
  const colour = isKebab ? '#9c5a32' : breaded ? '#d79a42' : (main?.look.colour ?? '#b0703c')
  const chips = of.includes('frytki')
    ? line(
        times(16, () => {
          const [x, y] = r.spot({ cx: 186, cy: 122, rx: 34, ry: 26 })
          return `M${i(x)} ${i(y)}l${i(r.in(-22, 22))} ${i(r.in(-16, 16))}`
        }),
        '#f0bc48',
        7,
      )
    : ''
  const shaped = SHAPES.find(([match]) => match.test(name.toLowerCase()))
  const pieceMain = shaped
    ? moved(shaped[2] > 1 ? 140 : 122, 94, shaped[1](isRed(words) ? '#b8532f' : mix(colour, '#b06a2c', 0.4)), shaped[2])
    : /potraw|szarpan|kebab/.test(words)
      ? pieces(r, { shape: 'chunk', colour, size: 24 }, places(r, 9, { cx: 124, cy: 90, rx: 40, ry: 34 }, 17))
      : /kiełbas|parówk/.test(words)
        ? copies(
            rect(-50, -10, 104, 27, 13, '#2e1206', ' opacity=".2"') +
              rect(-54, -15, 104, 27, 13, dark(colour, 0.15)) +
              rect(-54, -16, 104, 24, 12, colour) +
              line('M-34-8l10 10M-10-10l12 12M16-10l12 12', dark(colour, 0.4), 3) +
              line('M-40-11h60', light(colour, 0.4), 3),
            [to(126, 78, -14), to(132, 112, -14)],
          )
        : path(blob(r, 124, 92, 46, 35, { wobble: 0.1 }), dark(colour, 0.4), ' transform="translate(3 6)"') +
          path(blob(r, 124, 90, 46, 35, { wobble: 0.1 }), colour) +
          (breaded
            ? pieces(
                r,
                { shape: 'crumb', colour: light(colour, 0.3), size: 6 },
                places(r, 18, { cx: 122, cy: 88, rx: 36, ry: 26 }, 8),
              )
            : line('M96 82l22-14M104 100l36-22M124 110l32-20', dark(colour, 0.35), 4)) +
          path(blob(r, 112, 76, 16, 8), light(colour, 0.3), ' opacity=".7"')
  return (
    table(r) +
    plate(r, { size: 90 }) +
    (/sos|pieczeń|żeberk|kaczk|gęs/.test(words)
      ? path(blob(r, 136, 104, 58, 44), liquidOf(words, '#8f5028'), ' opacity=".55"')
      : '') +
    sides
      .map(({ look }, k) =>
        pieces(
          r,
          look,
          places(
            r,
            Math.max(6, i(150 / (look.size + 4))),
            { cx: 188 - k * 8, cy: k ? 138 : 84, rx: 27, ry: 24 },
            look.size * 0.62,
          ),
        ),
      )
      .join('') +
    chips +
    pieceMain +
    scatter(r, rest, { cx: 128, cy: 104, rx: 46, ry: 40 }, { n: 5, most: 4, scale: 0.8 }) +
    fork(r)
  )
}

function glassOf(r, { name, words }) {
  const small = name.toLowerCase()
  const liquid = drinkOf(small.replace('bezalkoholow', ''))
  const beer = /piwo/.test(small)
  const wine = /wino|prosecco/.test(small)
  const bottled = /0,33|0,5 l|0,25|woda|cola|oranż|piwo|kombucz/.test(small) && !wine
  const milky = /lassi|ajran|maślan|kefir|mleko|szejk|mrożona/.test(small)
  const fruit = lookOf(
    [...new Set(words.split(' '))]
      .find((one) => /^(cytryn|limon|pomarań|wiśni|jabłk|malin|brzoskw|mango|truskaw)/.test(one))
      ?.replace(/[ąęiyo]?$/, '') ?? '',
  )
  const x = bottled ? 112 : 150
  return (
    table(r) +
    (bottled ? bottle(r, beer ? '#6b3f1f' : /cola|kwas/.test(small) ? '#3a2018' : mix(liquid, '#9fc4bd', 0.45)) : '') +
    glass(liquid, { x, stem: wine, wide: milky ? 70 : 62 }) +
    (beer ? oval(x, 58, 34, 12, '#fffaf0') + ball(x - 18, 54, 9, '#fffaf0') + ball(x + 14, 52, 11, '#fffaf0') : '') +
    (wine || beer || milky
      ? ''
      : turned(12, x, 90, rect(x - 18, 76, 20, 20, 4, '#ffffff', ' opacity=".5"')) +
        turned(-16, x, 110, rect(x + 2, 96, 18, 18, 4, '#ffffff', ' opacity=".4"'))) +
    (/gazow|cola|oranż|lemon|kombucz/.test(small)
      ? pieces(r, { shape: 'crumb', colour: '#ffffff', size: 5 }, places(r, 10, { cx: x, cy: 120, rx: 20, ry: 44 }, 9))
      : '') +
    (/lemon|kompot|mroż|koktajl|szejk|lassi/.test(small)
      ? line(`M${x + 6} 96L${x + 22} 12`, r.pick(['#d9483a', '#2f6f62', '#e3a63c']), 6)
      : '') +
    (fruit
      ? disc(x - 26, 40, 18, dark(fruit.colour, 0.15)) +
        disc(x - 26, 40, 16, fruit.inner ?? light(fruit.colour, 0.3)) +
        disc(x - 26, 40, 12, fruit.colour)
      : '') +
    (/mięt|estrag|lemon/.test(small)
      ? pieces(r, { shape: 'leaf', colour: '#58a06a', size: 20 }, [
          [x + 10, 52],
          [x - 6, 54],
        ])
      : '')
  )
}

function hotCup(r, { name, words }) {
  const small = name.toLowerCase()
  const tea = /herbat|czaj|napar/.test(small)
  const green = /zielon|jaśmin|mięt/.test(small)
  const milk = /latte|cappuc|flat|mlek|czaj|kakao|czekolad/.test(small)
  const liquid = tea
    ? milk
      ? '#c98d55'
      : green
        ? '#b9b45a'
        : '#b5561f'
    : /czekolad|kakao/.test(small)
      ? '#5a3020'
      : milk
        ? '#b98352'
        : '#3d2014'
  const size = /espresso/.test(small) ? 42 : /latte|dolewk|przelew/.test(small) ? 66 : 58
  const art = r.pick([
    'M150 78q26 8 16 30-6 12-16 22-10-10-16-22-10-22 16-30z',
    'M150 76q30 14 0 52q-30-38 0-52zM128 96q22 12 22 34M172 96q-22 12-22 34',
    'M124 92q26-22 52 0t0 22-52 0 0-22z',
  ])
  const garnish = ['cytryna', 'pomarańcze', 'maliny', 'imbir marynowany', 'mięta', 'cynamon'].filter((one) =>
    words.includes(one.slice(0, 5)),
  )
  return (
    table(r) +
    cup(r, liquid, { size }) +
    disc(150, 101, size - 13, mix(liquid, '#c07a3c', 0.22)) +
    (milk
      ? path(art, '#f6e6cc')
      : line(
          `M${(150 - size * 0.4) | 0} 88q${(size * 0.4) | 0} -16 ${(size * 0.8) | 0} 0`,
          light(liquid, 0.4),
          4,
          ' opacity=".6"',
        )) +
    garnish
      .map((one, k) => {
        const look = lookOf(one)
        return look ? pieces(r, { ...look, size: Math.max(16, look.size) }, [[136 + k * 26, 108]]) : ''
      })
      .join('') +
    (tea
      ? ''
      : moved(
          236,
          160,
          path('M-16 0q0-10 12-10t12 10-12 10-12-10z', '#5a3320') + line('M-14 0q10 4 20 0', '#2e170c', 2),
        )) +
    rect(40, 96, 52, 6, 3, '#cfc9be')
  )
}

/** A meal of several dishes: the small drawings that make it, side by side. */
function set(r, { words, category }) {
  const text = `${words} ${category}`.toLowerCase()
  const roll = (x, y) =>
    disc(x, y, 15, '#26352b') +
    disc(x, y, 11, '#fdf8ea') +
    disc(x, y, 5, r.pick(['#f08a5d', '#b93a4a', '#8fb04e', '#f4ac30']))
  if (/sushi|kadź|nigiri|zestaw na dwoje/.test(text))
    return (
      table(r) +
      board(r, { w: 260, h: 150 }) +
      [0, 1, 2, 3, 4, 5].map((k) => roll(70 + (k % 3) * 34, 78 + Math.floor(k / 3) * 38)).join('') +
      moved(
        128,
        20,
        rect(50, 40, 34, 58, 15, '#fdf9ee') +
          rect(48, 34, 38, 56, 15, '#f08a5d') +
          line('M54 50l26-6M54 64l26-6M54 78l26-6', '#f9c3a6', 3),
      ) +
      ramekin(r, '#3a2016', 250, 128, 20)
    )
  if (/burger|mecz|pociąg|okrąż/.test(text))
    return (
      table(r) +
      moved(
        4,
        46,
        burger(r, {
          words: 'burger',
          name: '',
          of: ['bułka maślana'],
          seen: [
            { name: 'sałata', look: lookOf('sałata') },
            { name: 'cheddar', look: lookOf('cheddar') },
            { name: 'pomidory', look: lookOf('pomidory') },
          ],
        }).replace(/^(<rect.*?\/>(?:<g.*?<\/g>|<path.*?\/>)*)(?=<ellipse)/, ''),
        0.75,
      ) +
      moved(
        176,
        20,
        line('M20 40l-6-34M34 40l2-38M48 40l8-32M28 40l-1-36M42 42l6-36', '#f2c04a', 9) +
          path('M6 34q30 12 60 0l-8 66H14z', '#d9483a'),
      ) +
      moved(228, 64, path('M4 0h44l-6 84H10z', '#4a2616') + oval(26, 0, 22, 5, '#6b3b24'))
    )
  if (/pizz|gołębia|wieczór we dwoje|lunch/.test(text))
    return (
      table(r) +
      moved(
        -14,
        8,
        pizza(r, {
          of: ['pomidory pelati', 'mozzarella'],
          seen: ['bazylia', 'salami', 'oliwki'].map((name) => ({ name, look: lookOf(name) })),
        }),
        0.9,
      ) +
      moved(208, 40, glass('#a3243f', { x: 40, stem: true }), 0.8)
    )
  if (/kebab|falafel/.test(text))
    return wrap(r, { words, seen: ['kapusta', 'pomidory', 'ogórek'].map((name) => ({ name, look: lookOf(name) })) })
  if (/sos/.test(text)) return dip(r, { words: 'sosy', seen: [] })
  const spots = [
    [92, 72, 42],
    [196, 70, 46],
    [112, 142, 40],
    [210, 146, 36],
  ]
  const tones = /thali|indi|curry|połud/.test(text)
    ? ['#d08a35', '#8ca850', '#f6ecd4', '#c0632c']
    : /supra|gruz|chink/.test(text)
      ? ['#8a3a54', '#e9cf8a', '#6f9a3c', '#c98b45']
      : /obiad|zupa|drugie|kred/.test(text)
        ? ['#e2b65a', '#d79a42', '#d3e0a3', '#ecc76c']
        : ['#d8412f', '#e4c68c', '#7fae4c', '#f6ecd0']
  return (
    table(r) +
    spots
      .map(
        ([x, y, size], k) =>
          bowl(r, tones[k], { x, y, size }) +
          pieces(
            r,
            { shape: k % 2 ? 'leaf' : 'chunk', colour: k % 2 ? '#5b9a45' : light(tones[k], 0.25), size: 13 },
            places(r, 5, { cx: x, cy: y, rx: size * 0.5 }, 10),
          ),
      )
      .join('')
  )
}

const pinsa = (r, dish) => table(r) + board(r, { w: 272, h: 150 }) + pizza(r, dish, { rx: 118, ry: 62 })
const DRAWINGS = {
  set,
  hotCup,
  glass: glassOf,
  pinsa,
  pizza: (r, dish) => table(r) + pizza(r, dish),
  nigiri,
  rolls,
  burger,
  wrap,
  soup,
  chinkali,
  pierogi,
  dumplings,
  stew,
  beefRolls,
  cabbageRolls,
  aspic,
  tartare,
  carpaccio,
  smokedCheese,
  herring,
  porridge,
  skewers,
  curry,
  slice,
  cake,
  poppyRoll,
  coupe,
  buns,
  pancakes,
  bread,
  eggs,
  toast,
  pasta,
  gnocchi,
  fries,
  dip,
  board: boardDish,
  fish,
  pile,
  riceBowl,
  salad,
  plate: plated,
}
