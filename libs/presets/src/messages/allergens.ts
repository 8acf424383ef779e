import { allergenGroupLabels as groupsEn, allergenLabels as en } from './en/allergens.ts'
import { allergenGroupLabels as groupsJa, allergenLabels as ja } from './ja/allergens.ts'

export const allergenMessages = { ja, en }

/** Names of the groups of allergens. */
export const allergenGroupMessages = { ja: groupsJa, en: groupsEn }
