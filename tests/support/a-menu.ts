import type { ChoiceQuestion, Discount, Menu, Option, Product, SetQuestion } from '@/lib/domain/ordering/menu/menu'

/** Parts of a menu for tests of rules: each sets only what the test is about. */
export const anOption = (id: number, own: Partial<Option> = {}): Option => ({
  id,
  name: `Dodatek ${id}`,
  priceGrosze: 100,
  available: true,
  default: false,
  allergens: [],
  diets: null,
  ...own,
})

export const aChoice = (id: number, own: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({
  id,
  type: 'multiple-choice',
  title: `Pytanie ${id}`,
  required: false,
  min: 0,
  max: 0,
  freeCount: 0,
  maxPerOption: 1,
  options: [anOption(1), anOption(2, { priceGrosze: 250 }), anOption(3, { priceGrosze: 400 })],
  ...own,
})

export const aSet = (id: number, components: SetQuestion['components']): SetQuestion => ({
  id,
  type: 'set',
  title: `Zestaw ${id}`,
  components,
})

export const aProduct = (id: number, own: Partial<Product> = {}): Product => ({
  id,
  name: `Danie ${id}`,
  description: '',
  priceGrosze: 3000,
  lowestPriceGrosze: null,
  packagingGrosze: 0,
  depositGrosze: 0,
  available: true,
  allergens: [],
  diets: [],
  ingredients: '',
  image: null,
  goesWith: [],
  questions: [],
  ...own,
})

export const aDiscount = (own: Partial<Discount> = {}): Discount => ({
  id: 1,
  scope: 'same-product',
  targetId: 1,
  buy: 1,
  get: 1,
  percent: 50,
  maxUses: null,
  days: null,
  hours: null,
  deliveryTypes: null,
  ...own,
})

/** One category (id 1) of these products. */
export const aMenu = (products: Product[], discounts: Discount[] = []): Menu => ({
  categories: [{ id: 1, name: 'Dania', products }],
  discounts,
})
