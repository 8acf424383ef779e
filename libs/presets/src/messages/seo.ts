import { seoWords as en } from './en/seo.ts'
import { seoWords as ja } from './ja/seo.ts'

export const seoMessages = { ja, en }
