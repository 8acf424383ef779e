import { deliveryWords } from './words/delivery.ts'
import { orderWords } from './words/order.ts'
import { recommendWords } from './words/recommend.ts'
import { shipManyWords } from './words/ship-many.ts'
import { stockWords } from './words/stock.ts'
import { tokushoWords } from './words/tokusho.ts'

/** What the shop's own screens say. */
export const words = {
  ja: {
    order: orderWords.ja,
    delivery: deliveryWords.ja,
    recommend: recommendWords.ja,
    shipMany: shipManyWords.ja,
    stock: stockWords.ja,
    tokusho: tokushoWords.ja,
  },
  en: {
    order: orderWords.en,
    delivery: deliveryWords.en,
    recommend: recommendWords.en,
    shipMany: shipManyWords.en,
    stock: stockWords.en,
    tokusho: tokushoWords.en,
  },
} as const

export type Words = (typeof words)['ja' | 'en']
