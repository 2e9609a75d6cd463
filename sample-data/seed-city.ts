import type { RestaurantProduct } from '@/lib/domain/restaurant/products'

/** The data that the sample restaurants of one city share. */
export interface SeedCity {
  /** City slug of `tenants/cities.ts`. */
  slug: string
  name: string
  homeTenant: string
  orderList: RestaurantProduct
  postalCode: string
  phoneArea: string
  taxOffice: string
}

export const lublin: SeedCity = {
  slug: 'lublin',
  name: 'Lublin',
  homeTenant: 'lubje',
  orderList: 'lubje_orders_list',
  postalCode: '20-002',
  phoneArea: '81',
  taxOffice: '712',
}

export const leszno: SeedCity = {
  slug: 'leszno',
  name: 'Leszno',
  homeTenant: 'lesznoje',
  orderList: 'lesznoje_orders_list',
  postalCode: '64-100',
  phoneArea: '65',
  taxOffice: '697',
}

export const ostrow: SeedCity = {
  slug: 'ostrow-wielkopolski',
  name: 'Ostrów Wielkopolski',
  homeTenant: 'ostrowje',
  orderList: 'ostrowje_orders_list',
  postalCode: '63-400',
  phoneArea: '62',
  taxOffice: '622',
}

const copper = { homeTenant: 'miedzioweje', orderList: 'miedzioweje_orders_list', phoneArea: '76' } as const

export const lubin: SeedCity = { slug: 'lubin', name: 'Lubin', postalCode: '59-300', taxOffice: '692', ...copper }
export const polkowice: SeedCity = {
  slug: 'polkowice',
  name: 'Polkowice',
  postalCode: '59-100',
  taxOffice: '692',
  ...copper,
}
export const glogow: SeedCity = { slug: 'glogow', name: 'Głogów', postalCode: '67-200', taxOffice: '693', ...copper }
export const legnica: SeedCity = { slug: 'legnica', name: 'Legnica', postalCode: '59-220', taxOffice: '691', ...copper }
