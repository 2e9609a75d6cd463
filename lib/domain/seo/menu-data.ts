import type { MenuItem, MenuSection, Menu as MenuThing, RestrictedDiet, WithContext } from 'schema-dts'
import { groszeToWire } from '@/lib/domain/money'
import { dietMatchOf } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { DIET_CODES, type Diet } from '@/lib/domain/ordering/menu/diet/diets'
import { type Menu, type Product, type Products, productsOf } from '@/lib/domain/ordering/menu/menu'

const DIETS: Record<Diet, RestrictedDiet> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
}

/** A menu for search engines: sections, dishes, and their prices without options. */
export function menuData(
  menu: Menu,
  { name, url }: { name: string; url: string },
): WithContext<Extract<MenuThing, object>> {
  const products = productsOf(menu)
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': url,
    name,
    url,
    inLanguage: 'pl-PL',
    hasMenuSection: menu.categories.map(
      (category): Extract<MenuSection, object> => ({
        '@type': 'MenuSection',
        name: category.name,
        hasMenuItem: category.products.map((product) => itemOf(product, products)),
      }),
    ),
  }
}

function itemOf(product: Product, products: Products): Extract<MenuItem, object> {
  const { name, description, priceGrosze, available } = product
  // Only diets that hold for every choice, because structured data has no choices.
  const diets = DIET_CODES.filter((diet) => dietMatchOf(product, { diets: [diet], without: [] }, products) === 'fit')
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => DIETS[diet]) }),
    offers: {
      '@type': 'Offer',
      price: Number(groszeToWire(priceGrosze).toFixed(2)),
      priceCurrency: 'PLN',
      availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
  }
}
