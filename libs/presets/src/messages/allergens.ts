import { allergenWords as en } from './en/allergens.ts'
import { allergenWords as ja } from './ja/allergens.ts'

export const allergenMessages = { ja, en }
