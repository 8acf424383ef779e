import { seoLabels as en } from './en/seo.ts'
import { seoLabels as ja } from './ja/seo.ts'

export const seoMessages = { ja, en }
