import { foodOf } from './food-of'

it.each([
  ['wheat dough, cheese and basil', 'ciasto na pizzę, pomidory pelati, mozzarella, bazylia', ['gluten', 'milk'], true],
  ['carbonara with cheeks of pork', 'makaron pszenny, jajko, guanciale, pecorino', ['gluten', 'eggs', 'milk'], false],
  ['calf’s rennet is in the cheese', 'pomidory, parmezan', ['milk'], false],
  ['pad thai', 'makaron ryżowy, sos rybny, jajko, orzeszki ziemne', ['eggs', 'fish', 'peanuts'], false],
  ['hummus in pita', 'hummus, pita', ['gluten', 'sesame'], true],
  ['a stock cooked with celery', 'bulion drobiowy, marchew', ['celery'], false],
  ['dried fruit is sulphured', 'soczewica, śliwki suszone', ['sulphites'], true],
  ['the bread without gluten has lupin', 'chleb bezglutenowy', ['lupin'], true],
  ['mussels in wine', 'małże, białe wino', ['sulphites', 'molluscs'], false],
])('allergens and diet of %s', (_, list, allergens, vegetarian) => {
  expect(foodOf(list).allergens).toEqual(allergens)
  expect(foodOf(list).diets.includes('vegetarian')).toBe(vegetarian)
})

it.each([
  ['only plants', 'ryż, tofu, sos sojowy', ['vegetarian', 'vegan']],
  ['honey is no plant', 'rukola, miód', ['vegetarian']],
  ['one fish is enough', 'ryż, tofu, dashi', []],
  ['nothing that is not chosen', '', ['vegetarian', 'vegan']],
])('diets of %s', (_, list, diets) => expect(foodOf(list).diets).toEqual(diets))

it('B2 what a restaurant does not state is unknown', () => expect(foodOf(null)).toEqual({ allergens: null, diets: [] }))

it('an unknown ingredient stops the seeding', () => expect(() => foodOf('ryż, kryptonit')).toThrow('kryptonit'))
