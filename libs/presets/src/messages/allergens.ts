import { allergenLabels as en } from './en/allergens.ts'
import { allergenLabels as ja } from './ja/allergens.ts'

export const allergenMessages = { ja, en }
