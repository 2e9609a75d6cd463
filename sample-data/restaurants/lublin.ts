import { lublin } from '@/sample-data/seed-city'
import { seedRestaurant } from '@/sample-data/seed-restaurant'
import { lublinDzielnice } from './lublin-dzielnice'
import { lublinSrodmiescie } from './lublin-srodmiescie'
import { lublinStareMiasto } from './lublin-stare-miasto'

export const lublinRestaurants = [...lublinStareMiasto, ...lublinSrodmiescie, ...lublinDzielnice].map((outline) =>
  seedRestaurant(lublin, outline),
)
