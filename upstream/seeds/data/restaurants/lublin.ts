import { lublin } from '../seed-city'
import { seedRestaurant } from '../seed-restaurant'
import { lublinDzielnice } from './lublin-dzielnice'
import { lublinSrodmiescie } from './lublin-srodmiescie'
import { lublinStareMiasto } from './lublin-stare-miasto'

export const lublinRestaurants = [...lublinStareMiasto, ...lublinSrodmiescie, ...lublinDzielnice].map((outline) =>
  seedRestaurant(lublin, outline),
)
