import * as far from './dishes-far.mjs'
import * as polish from './dishes-polish.mjs'
import * as south from './dishes-south.mjs'
import * as rooms from './rooms.mjs'
import * as sweets from './sweets.mjs'

/** Every picture by its stem: a function of a source of chance that answers SVG on a ground of 1200 × 800. */
export const drawings = {
  pierogi: polish.pierogi,
  zurek: polish.zurek,
  schabowy: polish.schabowy,
  placki: polish.placki,
  golabki: polish.golabki,
  cebularz: polish.cebularz,
  pizza: south.pizza,
  makaron: south.makaron,
  risotto: south.risotto,
  burger: south.burger,
  frytki: south.frytki,
  kebab: south.kebab,
  sushi: far.sushi,
  ramen: far.ramen,
  'pad-thai': far.padThai,
  curry: far.curry,
  naan: far.naan,
  chaczapuri: south.chaczapuri,
  chinkali: south.chinkali,
  stek: south.stek,
  salatka: south.salatka,
  hummus: south.hummus,
  sniadanie: polish.sniadanie,
  'zupa-krem': polish.zupaKrem,
  ryba: south.ryba,
  krewetki: south.krewetki,
  crepe: sweets.crepe,
  tarta: sweets.tarta,
  sernik: polish.sernik,
  szarlotka: polish.szarlotka,
  kawa: sweets.kawa,
  lody: sweets.lody,
  'sala-ciepla': rooms.salaCiepla,
  'sala-okno': rooms.salaOkno,
  ogrodek: rooms.ogrodek,
  bar: rooms.bar,
  piec: rooms.piec,
  kamienica: rooms.kamienica,
}
