import { clockAt } from '@captain/content-core'
import { expect, it } from 'vitest'
import { hasKanji, offersFor } from './offers.ts'

// Five past midnight of the next day in Japan.
const clock = clockAt(new Date('2026-11-30T15:05:00Z'))
const made = (title: unknown) => Object.fromEntries(offersFor(title, clock).map(({ from, slug }) => [from, slug]))

it('offers addresses from both languages and from the day in Japan', () => {
  expect(made({ ja: 'カフェのメニュー', en: 'News of the Café' })).toEqual({
    english: 'news-of-the-cafe',
    romaji: 'kafe-no-menyu',
    date: '2026-12-01-0005',
  })
})

it('always offers the date', () => {
  expect(made({ ja: '港の灯', en: null })).toEqual({ date: '2026-12-01-0005' })
  expect(made(null)).toEqual({ date: '2026-12-01-0005' })
})

it('knows why a title has no romaji', () => {
  expect([hasKanji({ ja: '港の灯', en: null }), hasKanji({ ja: 'みなと', en: null }), hasKanji(null)]).toEqual([true, false, false])
})
