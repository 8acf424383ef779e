import { expect, it } from 'vitest'
import { openingFacts } from './opening-facts.ts'
import type { CalendarDay } from './opening-hours.ts'

const day: CalendarDay = {
  date: '2026-11-27',
  isOpen: true,
  openTime: 690,
  closeTime: 1320,
  lastEntry: 1230,
  foodLastOrder: 1260,
  drinkLastOrder: null,
  kind: null,
  title: null,
  message: null,
  eventSlug: null,
  scheduleId: null,
  holiday: null,
  note: null,
}

const said = (facts: ReturnType<typeof openingFacts>) => facts.map(({ labels, tone, value }) => [labels.ja, tone, value])

it('says the hours of an open day, and which of them end before closing', () => {
  expect(said(openingFacts({ ...day, isOpenNow: true, nextOpen: null }))).toEqual([
    ['営業中', 'success', { from: 690, to: 1320 }],
    ['最終入店', undefined, { from: 1230, to: null }],
    ['フードL.O.', undefined, { from: 1260, to: null }],
  ])
})

it('says on a closed day why, and when the next one is open', () => {
  const closed = { ...day, isOpen: false, openTime: null, closeTime: null, title: '貸切', note: '看板を出す' }
  expect(said(openingFacts({ ...closed, isOpenNow: false, nextOpen: { ...day, date: '2026-11-28' } }))).toEqual([
    ['本日休業', 'neutral', undefined],
    ['次の営業日', undefined, { day: '2026-11-28' }],
    ['臨時の予定', undefined, { text: '貸切' }],
    ['備考', undefined, { text: '看板を出す' }],
  ])
})
