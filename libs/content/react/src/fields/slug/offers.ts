import { slugFrom, type Clock } from '@captain/content-core'
import { asRecord } from '@captain/validation'
import { romajiOf } from './romaji.ts'

/** An address that can be made for a record, and from what. */
export type Offer = { readonly from: 'english' | 'romaji' | 'date'; readonly slug: string }

const sideOf = (title: unknown, side: 'ja' | 'en'): string => {
  if (typeof title === 'string') return title
  const text = asRecord(title)[side]
  return typeof text === 'string' ? text : ''
}

const MINUTES = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' })

/** Returns whether a title contains kanji, whose reading its letters do not show. */
export const hasKanji = (title: unknown): boolean => /\p{Script=Han}/u.test(sideOf(title, 'ja'))

/** Returns the addresses that can be made from a title, the most telling first; that of the date is different each minute. */
export const offersFor = (title: unknown, { now, today }: Clock): readonly Offer[] => {
  const english = slugFrom(sideOf(title, 'en'))
  const romaji = slugFrom(romajiOf(sideOf(title, 'ja')) ?? '')
  const offers: readonly Offer[] = [
    { from: 'english', slug: english },
    { from: 'romaji', slug: romaji },
    { from: 'date', slug: `${today}-${MINUTES.format(now).replace(':', '')}` },
  ]
  return offers.filter(({ slug }) => slug !== '')
}
