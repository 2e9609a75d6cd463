/** What a dish is drawn as; the first rule that fits counts. `text` is name and category, `of` the ingredients. */
const RULES = [
  ['coupe', ({ name }) => /^lody/.test(name)],
  ['salad', ({ name }) => /^surówka/.test(name)],
  [
    'riceBowl',
    ({ name }) => /^wok |kung pao|mapo|słodko-kwaśn|z brokułami|tofucznica|^chili|trzynasty smak/.test(name),
  ],
  ['set', ({ of, name }) => of.length === 0 || /^(zestaw (?!surówek)|trzy po troch|kosz )/.test(name)],
  [
    'hotCup',
    ({ name }) =>
      /^(espresso|latte|cappuc|flat|americano|kawa |herbata (?!mroż)|masala czaj|gorąca|kakao|ziarna|napar|zimowa herb)/.test(
        name,
      ) && !/mrożon|termos/.test(name),
  ],
  [
    'glass',
    ({ name }) =>
      !/^barszcz/.test(name) &&
      /(\d l$|^(kawa|herbata) mrożon|^(sok|woda|kompot|lemoniad|piwo|wino|lassi|ajran|maślan|cola|oranż|kombucz|kefir|mleko|kwas|szejk|koktajl|tonic|yerba))/.test(
        name,
      ),
  ],
  ['tartare', ({ name }) => /^tatar/.test(name)],
  ['carpaccio', ({ name }) => /^carpaccio woł/.test(name)],
  ['smokedCheese', ({ name }) => /^ser wędzony/.test(name)],
  ['herring', ({ name }) => /^śledź/.test(name)],
  ['aspic', ({ name }) => /^galareta/.test(name)],
  ['beefRolls', ({ name }) => /^zrazy/.test(name)],
  ['cabbageRolls', ({ name }) => /^gołąbki/.test(name)],
  ['stew', ({ name }) => /^(bigos|gulasz |fasolka po)/.test(name)],
  ['pinsa', ({ name, has }) => has('ciasto na pizzę') && /pinsa|focaccia|calzone/.test(name)],
  ['pizza', ({ has }) => has('ciasto na pizzę')],
  ['nigiri', ({ name }) => /nigiri|gunkan|sashimi/.test(name)],
  ['rolls', ({ has }) => has('ryż do sushi')],
  [
    'burger',
    ({ text, has }) => has('bułka maślana') || (has('bułka pszenna') && /burger|smash|roślin|wołowin/.test(text)),
  ],
  [
    'wrap',
    ({ name, has }) =>
      /(kebab|wyspiarz) w bułce/.test(name) || ((has('placek pszenny') || has('tortilla')) && !/talerz|box/.test(name)),
  ],
  [
    'soup',
    ({ text }) =>
      /zup[ayo]|soupe|kalafiorowa|krem z|żurek|rosół|kapuśniak|barszcz|flaki|ramen|\bpho\b|tom yum|tom kha|charczo|czernina|mulliga|minestrone|chaszlama|w garnku|bigos|gulasz|fasolka po|chłodnik|forszmak|grochówka|lobio/.test(
        text,
      ),
  ],
  ['chinkali', ({ text }) => /chinkali/.test(text)],
  ['pierogi', ({ has, name }) => has('ciasto pierogowe') || /^pier[oó]g/.test(name)],
  ['dumplings', ({ has, name }) => has('ciasto na pierożki') || /tortelli|ravioli|samosa|gyoza/.test(name)],
  ['porridge', ({ has, name }) => has('płatki owsiane') || /jaglank|granola|owsiank/.test(name)],
  ['skewers', ({ name }) => /szaszłyk|satay|seekh|shish|tikka$/.test(name)],
  ['curry', ({ has, name }) => has('ryż basmati') || /curry|chili z/.test(name)],
  ['poppyRoll', ({ name }) => /^makowiec(?! jap)/.test(name)],
  ['cake', ({ name }) => /sernik|szarlot|seromak|makowiec|brownie|tiramis|piernik/.test(name)],
  ['slice', ({ name }) => /tarta|marchewk|piróg|lasag|parmigiana|ciasto(?! na)|tort |kuch|murzynek|baklaw/.test(name)],
  [
    'coupe',
    ({ name }) =>
      /panna|budyń|kheer|lody|lodow|gałk|puchar|crème|affogato|^mus |pudding|galaretka|sorbet|deser|szron/.test(name),
  ],
  [
    'buns',
    ({ name }) =>
      /drożdż|jagodz|pącz|rogal|croissant|cannoli|gulab|mochi|szneka|bajgiel|obwarz|bułeczk|bao|gofr|wafel|sznek|eklerk|beza|churros|ptyś|w cieście|racuch|pyzy na/.test(
        name,
      ),
  ],
  ['pancakes', ({ name }) => /naleśnik|placusz|placki|plyndze|placek|omlet|galette|crêpe|crepe|papadum/.test(name)],
  [
    'bread',
    ({ name, has }) =>
      /cebular|bochen|naan|roti|chaczap|lobiani|kubdari|lahmac|podpłom|langosz|pita\b/.test(name) && !has('frytki'),
  ],
  ['eggs', ({ of, text }) => of[0] === 'jajko' && /śniad|jaj|szakszuk/.test(text)],
  [
    'toast',
    ({ name }) => /kanapk|croque|bułka z|tost|bruschet|smalec|pasztet|twarożek|bajgiel|carpaccio na|panini/.test(name),
  ],
  ['pile', ({ name }) => /sajgonki/.test(name)],
  ['pasta', ({ of }) => of.some((one) => /^makaron/.test(one))],
  [
    'gnocchi',
    ({ name }) =>
      /takoyaki|kopytka|kluski|szagówki|gnocchi|pyzy|arancini|falafel|pakora|mochi|leniwe|krokiet/.test(name),
  ],
  ['fries', ({ name, has }) => /^frytki|box|krążki/.test(name) || (has('bataty') && /frytki/.test(name))],
  ['dip', ({ name }) => /hummus|tzatziki|raita|^sos|pasty|pesto|dip|z gzik|salsa/.test(name)],
  ['board', ({ name }) => /deska|wędlin|ser wędzony|talerz kisz|oliwki mar|antipast|meze/.test(name)],
  [
    'fish',
    ({ of }) => /^(pstrąg|dorada|łosoś$|ryba|dorsz|sandacz|okoń|makrela|śledź|karp|halibut|turbot)/.test(of[0] ?? ''),
  ],
  [
    'pile',
    ({ name }) =>
      /skrzydeł|kawałki|tempur|krewet|kalmar|w panierce|dolma|pchali|edamame|papryczki|mini|nugget|polędwiczki|stripsy|krokiec/.test(
        name,
      ),
  ],
  ['riceBowl', ({ of, name }) => /^(ryż|kasza|pęczak)/.test(of[0] ?? '') || /risotto|bibimbap|donburi/.test(name)],
  [
    'salad',
    ({ text }) =>
      /sałat|surówe?k|tabbouleh|zasmażan|ziemniaki piecz|pieczone|coleslaw|mizeria|misk|kimchi|kiszon|caprese|burrata|pomidory|buraczki|modra|warzywa|zakąsk/.test(
        text,
      ),
  ],
  ['plate', () => true],
]

/** The kind of a dish by its name, its category and its ingredients. */
export function kindOf({ name, category, of }) {
  const dish = {
    name: name.toLowerCase(),
    text: `${name} ${category}`.toLowerCase(),
    of,
    has: (start) => of.some((one) => one.startsWith(start)),
  }
  const [kind] = RULES.find(([, fits]) => fits(dish)) ?? ['plate']
  return kind
}
