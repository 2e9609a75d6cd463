import { at } from './draw.mjs'
import { fork } from './props/fork.mjs'
import { gingham } from './props/gingham.mjs'
import { glass } from './props/glass.mjs'
import { leaf } from './props/leaf.mjs'
import { linen } from './props/linen.mjs'
import { napkin } from './props/napkin.mjs'
import { paint } from './props/paint.mjs'
import { tiles } from './props/tiles.mjs'
import { wood } from './props/wood.mjs'

/**
 * Where the second dish and the first one stand: x, y and size. What does not fit is cut off by the picture's edge; the first
 * one stays in the middle, which narrow rows of lists show.
 */
const PLACES = {
  right: [
    [1035, 235, 0.82],
    [450, 450, 0.98],
  ],
  left: [
    [160, 600, 0.84],
    [750, 370, 0.98],
  ],
  beside: [
    [910, 520, 0.76],
    [370, 330, 0.84],
  ],
  below: [
    [1010, 640, 0.8],
    [460, 330, 0.98],
  ],
}

/** What lies in the corners that the dishes leave free. */
const BESIDE = {
  right: (r, colour) => napkin(r, 1090, 690, 22, colour) + fork(960, 640, 14),
  left: (r, colour) => napkin(r, 110, 130, -18, colour) + fork(270, 160, -10),
  beside: (r, colour) => glass(r, 700, 120, 88, colour) + leaves(420, 710),
  below: (r, colour) => glass(r, 1050, 130, 100, colour) + leaves(120, 700),
}

const leaves = (x, y) => leaf(x, y, 54, 60, '#5c8f3d') + leaf(x + 52, y + 34, 42, 100, '#4c7d34')

/** One dish of a drawing, its middle at this point. */
const dishAt = (r, dish, [x, y, size]) => at(x, y, 0, at(-560 * size, -408 * size, 0, dish(r), size))

/** The drawing of a table; `dishes` are the parts of that name of the drawings, by their stems. */
export const laid =
  ([cloth, place, colour, first, second], dishes) =>
  (r) => {
    const [behind, before] = PLACES[place]
    return cloth(r) + BESIDE[place](r, colour) + dishAt(r, dishes[second], behind) + dishAt(r, dishes[first], before)
  }

const ON = {
  wood: (colour) => (r) => wood(r, colour),
  paint: (colour) => (r) => paint(r, colour),
  linen: (colour, thread) => (r) => linen(r, colour, thread),
  tiles: (colour, thread, size) => (r) => tiles(r, colour, thread, size),
  gingham: (colour, paper, size) => (r) => gingham(r, colour, paper, size),
}

/**
 * Covers for those whose dish is on another's cover: two dishes on a cloth that no other table has. The cloth, where the dishes
 * stand, the colour beside them, and the stems of the dishes, the one in front first.
 * @type {Record<string, [(r: ReturnType<typeof import('./draw.mjs').random>) => string, keyof typeof PLACES, string, string, string]>}
 */
export const TABLES = {
  'schabowy-i-szarlotka': [ON.gingham('#3f6b8a', '#f7f1e2', 110), 'right', '#c94f3a', 'schabowy', 'szarlotka'],
  'pizza-i-makaron': [ON.tiles('#e6dcc4', '#4a7a5c', 240), 'left', '#b23a2b', 'pizza', 'makaron'],
  'sushi-i-krewetki': [ON.wood('#3d4a44'), 'beside', '#9fbf5a', 'sushi', 'krewetki'],
  'zurek-i-pierogi': [ON.linen('#cfd8c4', '#3f6b58'), 'below', '#c9803f', 'zurek', 'pierogi'],
  'stek-i-frytki': [ON.paint('#4f5a4a'), 'below', '#6a1424', 'stek', 'frytki'],
  'curry-i-hummus': [ON.tiles('#d9c7a2', '#2f6f72', 200), 'left', '#8a2f2a', 'curry', 'hummus'],
  'burger-i-salatka': [ON.paint('#b9482f'), 'left', '#f2e4c8', 'burger', 'salatka'],
  'kawa-i-sernik': [ON.linen('#ecd9cf', '#7a4a52'), 'beside', '#e9a13c', 'kawa', 'sernik'],
  'pierogi-i-krem': [ON.wood('#a87a52'), 'left', '#5d86a0', 'pierogi', 'zupa-krem'],
  'golabki-i-zurek': [ON.wood('#5d4436'), 'right', '#d8b04a', 'golabki', 'zurek'],
  'ramen-i-sushi': [ON.paint('#7a2f2a'), 'below', '#d9e2d0', 'ramen', 'sushi'],
  'schabowy-i-sniadanie': [ON.linen('#f0e2c0', '#c9803f'), 'below', '#e59a2c', 'schabowy', 'sniadanie'],
  'tarta-i-kawa': [ON.gingham('#8a6a9a', '#f6f0ea', 70), 'beside', '#eed98a', 'tarta', 'kawa'],
  'placki-i-golabki': [ON.gingham('#a3452a', '#f7ecd6', 130), 'below', '#b5543a', 'placki', 'golabki'],
  'schabowy-i-zurek': [ON.wood('#b0804f'), 'left', '#3f6b58', 'schabowy', 'zurek'],
  'pizza-i-lody': [ON.paint('#2f6f72'), 'right', '#f3dcae', 'pizza', 'lody'],
  'pad-thai-i-ramen': [ON.wood('#7a5a34'), 'right', '#8a2f2a', 'pad-thai', 'ramen'],
  'szarlotka-i-kawa': [ON.tiles('#e4d6c6', '#7d8f6d', 180), 'right', '#b4634a', 'szarlotka', 'kawa'],
  'ryba-i-krewetki': [ON.linen('#c4d6dc', '#2f5d86'), 'left', '#fbf4e6', 'ryba', 'krewetki'],
  'makaron-i-salatka': [ON.gingham('#5a8a4a', '#fbf6e6', 90), 'beside', '#7c1f2e', 'makaron', 'salatka'],
  'chinkali-i-chaczapuri': [ON.wood('#6a3f34'), 'below', '#7c1f2e', 'chinkali', 'chaczapuri'],
  'kebab-i-frytki': [ON.tiles('#e9dcc0', '#b23a2b', 200), 'below', '#d9a441', 'kebab', 'frytki'],
  'stek-i-salatka': [ON.linen('#b8a58a', '#4a3a30'), 'left', '#7c2f2a', 'stek', 'salatka'],
  'pierogi-i-golabki': [ON.paint('#c9a25a'), 'right', '#fbf3e4', 'pierogi', 'golabki'],
  'pizza-i-burger': [ON.gingham('#34465a', '#efe6d2', 120), 'below', '#a4571f', 'pizza', 'burger'],
  'curry-i-pad-thai': [ON.paint('#5a3a5a'), 'beside', '#e3ac3c', 'curry', 'pad-thai'],
  'salatka-i-hummus': [ON.wood('#c9a878'), 'right', '#d9742a', 'salatka', 'hummus'],
  'stek-i-risotto': [ON.paint('#8a8478'), 'right', '#3f2a2a', 'stek', 'risotto'],
  'crepe-i-kawa': [ON.paint('#d8b8a4'), 'left', '#5d6f86', 'crepe', 'kawa'],
  'schabowy-i-frytki': [ON.paint('#31506a'), 'right', '#e3ac3c', 'schabowy', 'frytki'],
}
