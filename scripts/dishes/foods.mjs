/**
 * How each ingredient looks: shape, colour, size of a piece and, for what has a different inside, its colour. What is not
 * here (spices, sugar, water, stock) is not seen. The first match counts.
 */
const LOOKS = `
suszone pomidory|chunk|#a3352a|13
pomidorki|dot|#d8412f|13
pomidory pelati|none
koncentrat|none
sos pomidorowy|none
pomidory|slice|#d5402c|24|#ec7a5c
papryka zielona|strip|#6f9a3c|22
papryka słodka|none
papryka wędzona|none
papryka|strip|#d9502c|22
jalapeño|ring|#5f8f3a|14|#b9cf86
chili|strip|#c9281f|13
ogórek konserwowy|ring|#8aa04a|18|#b7c377
ogórek kiszony|ring|#7f9440|18|#b3bd6b
ogórek|ring|#6d9a4a|19|#cfe0a8
cukinia|ring|#7fa24e|20|#dfe6b4
bakłażan|slice|#5b3a5e|22|#d8c49c
sałata rzymska|leaf|#7fae4c|30
sałata|leaf|#86b84f|30
rukola|leaf|#4f8a3a|22
szpinak|leaf|#3f7a3c|22
jarmuż|leaf|#3c6f45|26
botwinka|leaf|#8e3b52|22
pak choi|leaf|#6fa45a|28
bazylia|leaf|#3f8a3c|18
mięta|leaf|#58a06a|15
szałwia|leaf|#8da27c|16
kolendra|leaf|#5b9a45|11
natka pietruszki|leaf|#4c9140|10
estragon|leaf|#6b9a50|11
koper|crumb|#5d9440|6
szczypior|crumb|#6da53f|8
oregano|crumb|#6d7f3a|5
tymianek|crumb|#6d7f4a|5
rozmaryn|strip|#5b7350|10
czosnek|chunk|#f0e2bd|7
czerwona cebula|strip|#9c4a7e|16
szalotka|strip|#b98a9a|13
cebula|strip|#ecd9ae|16
por|ring|#9cc27a|12|#e6efc8
marchew|ring|#e5822d|13|#f2a154
buraki|chunk|#8c1d45|20
rzodkiewka|ring|#cf3561|13|#fbeff0
rzepa marynowana|strip|#f0cf55|15
bataty|chunk|#e0843c|20
ziemniaki|chunk|#ecc76c|22
dynia|chunk|#e59a38|20
czerwona kapusta|strip|#7d3a6f|17
kapusta kiszona|strip|#e3cf93|18
kapusta pekińska|strip|#d5e0a8|18
kapusta|strip|#d3e0a3|18
brokuły|chunk|#4f8a45|18
kalafior|chunk|#f3e6c8|20
szparagi|strip|#7fa350|26
oliwki|ring|#3b3440|12|#7a6f56
kapary|dot|#6f8446|6
karczochy|chunk|#a9ae74|18
kukurydza|dot|#f2c535|7
awokado|slice|#8fb04e|22|#d8de94
liście winogron|chunk|#4d6a34|22
pieczarki|slice|#cdb191|16|#efe1cb
borowiki|slice|#8a5a34|17|#c79a6a
boczniaki|chunk|#b69c82|17
shiitake|slice|#6d4a34|17|#a9825c
grzyby mun|strip|#4a3630|15
nori|strip|#26352b|18
wakame|strip|#38573a|15
pędy bambusa|strip|#e6cf8c|15
kiełki mung|strip|#f2ead2|15
czarna fasola|dot|#3a2b30|8
fasolka szparagowa|strip|#6e9a44|22
fasola|dot|#9a4a38|10
groszek|dot|#7fae46|8
groch|dot|#c8b24e|8
bób|chunk|#8cab5c|11
edamame|chunk|#8fbb54|11
ciecierzyca|dot|#dcb56b|10
soczewica|dot|#a9743c|5
kasza gryczana|crumb|#8a5f3c|7
kasza|crumb|#d9b873|7
kuskus|crumb|#e6c57d|6
bulgur|crumb|#c99f60|6
ryż|crumb|#fbf4e2|7
jabłka|slice|#e7d27c|18|#f6ecc0
gruszki|slice|#d9cf82|19|#f4eec8
śliwki|dot|#5a3358|13
wiśnie|dot|#a51b32|12
brzoskwinie|slice|#f0a552|18|#f7c98a
truskawki|dot|#d92f3c|14
maliny|dot|#cf2f5a|11
borówki|dot|#3f4f86|10
jagody|dot|#39406f|9
żurawina|dot|#a51f35|8
rabarbar|strip|#c9566a|16
banan|ring|#f0d873|16|#faefc2
mango|chunk|#f4ac30|17
ananas|chunk|#f2cc4a|18
granat|dot|#b3183c|6
cytryna|slice|#f1d13c|18|#fbf0a8
limonka|slice|#8fbb3f|17|#dfeaa8
pomarańcze|slice|#f09a2c|19|#f8c474
skórka pomarańczowa|crumb|#f09a2c|6
daktyle|chunk|#6d4226|12
rodzynki|dot|#5a3a2a|6
konfitura|dot|#7d2f3f|12
powidła|dot|#4b2437|12
imbir marynowany|leaf|#f0b9ae|18
wasabi|dot|#9cc25a|11
pestki dyni|chunk|#7f9a52|6
słonecznik|crumb|#c9b489|6
sezam|crumb|#f3e4bd|4
mak|crumb|#3d3a44|4
orzeszki ziemne|chunk|#d7a863|7
orzechy|chunk|#a9774a|9
migdały|chunk|#d2a070|9
pistacje|chunk|#8fae5a|7
nerkowce|chunk|#ecd3a2|9
orzeszki piniowe|chunk|#f0dcae|6
mozzarella bawola|slice|#fff8ea|26|#fffdf6
mozzarella|chunk|#fff3da|20
burrata|slice|#fffaf0|34|#fffefa
feta|cube|#fdf8ee|14
halloumi|cube|#f3dfb0|22
paneer|cube|#fbf1dc|16
gorgonzola|chunk|#e5e2c6|13
ricotta|dot|#fffaf0|15
sulguni|chunk|#fbeecb|18
ser wędzony|slice|#d99a45|26|#f3d592
cheddar|chunk|#f0a52e|17
ser żółty|chunk|#f4c54c|17
parmezan|chunk|#f3dc9a|9
pecorino|chunk|#f3e2b0|9
ser dojrzały|chunk|#f0cf80|11
ser roślinny|chunk|#f3dd9c|14
twaróg|chunk|#fffaf0|14
serek śmietankowy|dot|#fffaf2|14
śmietana|dot|#fffaf2|16
jogurt|dot|#fffaf2|16
bita śmietana|dot|#fffdf8|26
mascarpone|dot|#fdf4e2|20
jajko|slice|#fffdf6|28|#f5b52e
tofu|cube|#f7ecd2|17
łosoś wędzony|leaf|#ee8a5c|28
łosoś|cube|#f08a5d|20
tuńczyk|cube|#b93a4a|19
seriola|cube|#f0c3ae|19
węgorz|cube|#7a4526|20
surimi|strip|#e8584a|19
ikra|dot|#f0742a|5
śledź|chunk|#9fb0b6|26
anchois|strip|#8a6a55|15
krewetki|shrimp|#f08a62|19
małże|chunk|#4a4650|15
kalmary|ring|#f0dcc2|21|#d9a860
ośmiornica|strip|#b5576a|28
surowa szynka|leaf|#d0616a|24
szynka dojrzewająca|leaf|#c85460|28
szynka|leaf|#e99aa0|24
salami|slice|#b8322a|23|#cf5546
mortadela|leaf|#f0aeb0|28
guanciale|cube|#d98270|12
boczek|strip|#c2553f|22
bekon|strip|#c2553f|22
skwarki|chunk|#b9743c|9
kiełbasa biała|chunk|#d9b396|26
kiełbasa|slice|#b0543a|20|#cf7c5c
parówki|chunk|#d98062|28
kurczak|chunk|#d99a52|24
indyk|chunk|#d9a86a|24
kaczka|chunk|#9c5232|30
gęsina|chunk|#8f4a30|30
mielona wołowina|chunk|#7d4730|14
wołowina|chunk|#7f4029|24
cielęcina|chunk|#b07152|24
jagnięcina|chunk|#8a452c|22
żeberka|chunk|#8f3f24|30
karkówka|chunk|#a65c38|28
schab|chunk|#d39a4e|30
golonka|chunk|#9a5030|34
wieprzowina|chunk|#a8623e|22
wątróbka|chunk|#6f3b2c|22
flaki|strip|#e0c9a2|18
grzanki|cube|#d2954a|13
chleb|none
uszka|chunk|#f3e2bb|15
kluski|chunk|#f6e6b8|14
masło orzechowe|dot|#c98b4a|16
masło|cube|#f7dc72|12
musztarda|dot|#d7a52c|12
majonez|dot|#fbf0cf|11
ketchup|dot|#c62e22|12
tahini|dot|#e3cd9c|14
pesto|dot|#6f9a3a|14
hummus|dot|#e4c68c|20
chrzan|crumb|#fbf6ea|7
czekolada|chunk|#4b2a1c|11
kakao|crumb|#5a3420|5
kruszonka|chunk|#dfb46c|8
lody waniliowe|dot|#fbe9b4|34
syrop|none
miód|dot|#e5a52c|9
`

const TABLE = LOOKS.trim()
  .split('\n')
  .map((row) => row.split('|'))
  .map(([name, shape, colour, size, inner]) => [name, { shape, colour, size: Number(size), inner }])

/** The look of an ingredient; `null` for one that is not seen. */
export function lookOf(ingredient) {
  const [, look] = TABLE.find(([name]) => ingredient.startsWith(name)) ?? []
  return look && look.shape !== 'none' ? look : null
}

const LIQUIDS = [
  [
    /pomidor|gulasz|boretońsk|bretońsk|charczo|minestrone|czerwone curry|marinara|arrabbiata|makhani|butter|tikka|szakszuk/,
    '#d4572b',
  ],
  [/barszcz|burak/, '#9a1f4a'],
  [/szpinak|palak|brokuł|groszk|zielon|szparag|pesto|trofie/, '#8ca850'],
  [/dal |curry|mulliga|dyni|soczewic|korma|pieprzy|satay|kurkum|madras/, '#dc9a32'],
  [/vindaloo|rogan|chili|tantan|tom yum|chana|baingan/, '#c0632c'],
  [/czernin|bigos|borowik|grzyb|wołow|zraz|adobo|pho|shoyu/, '#a2693a'],
  [/żurek|flaki|ogórk|kapuśn|chłodnik|tom kha|kheer|krem|śmietan|carbonara|cacio|tonkotsu|lassi/, '#efdcae'],
  [/rosół|miso|bulion|dashi|grochów/, '#e2b65a'],
]

/** The colour of a soup or a sauce by the words of its dish. */
export function liquidOf(words, otherwise = '#d9a04e') {
  return LIQUIDS.find(([match]) => match.test(words))?.[1] ?? otherwise
}

const DRINKS = [
  [/wino|wiśni|malin|kompot|burak|żurawin/, '#a3243f'],
  [/cola|kwas|ciemne|espresso|mrożona kawa|kawa mrożona/, '#4a2616'],
  [/pomarańcz|mango|marchew|oranżad|brzoskwini/, '#f2a233'],
  [/jabł|piwo|herbat|kombucz|yerba|imbir/, '#e3a63c'],
  [/cytryn|lemoniad/, '#f3e08a'],
  [/estragon|mięt|limon|ogórk/, '#b9d48a'],
  [/ajran|maślan|kefir|lassi|mleko|szejk|ryż/, '#fbf5e8'],
  [/truskaw|różan/, '#e4748a'],
]

/** The colour of a cold drink; water is nearly clear. */
export function drinkOf(words) {
  return DRINKS.find(([match]) => match.test(words))?.[1] ?? '#d3e6ea'
}
