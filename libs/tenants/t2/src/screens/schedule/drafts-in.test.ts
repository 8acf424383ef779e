import { expect, it } from 'vitest'
import { draftsIn } from './drafts-in.ts'
import { BLANK } from './shift-drafts.ts'

it('reads shifts as they were entered, unreadable times included', () => {
  const shift = { id: 'a', startTime: 1200, endTime: '25時', areas: ['b'], shiftState: 'tentative', note: null }
  expect(draftsIn([shift])).toEqual([shift])
})

it('reads a blank shift where the stored draft has something else', () => {
  expect(draftsIn([{ id: 1, startTime: {}, areas: [1], shiftState: 'x' }, null])).toEqual([BLANK])
  expect(draftsIn('x')).toEqual([])
})
