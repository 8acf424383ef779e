import { text } from '@captain/content-core'
import { digitsHyphen, maxFullWidth } from '@captain/validation'
import { describe, expect, it } from 'vitest'
import { limitOf } from './text-counter.tsx'

describe('the room of a text', () => {
  it('is counted in full-width characters of three bytes', () => {
    expect(limitOf(text({ maxBytes: 30 }), '港町cafe')).toEqual({ used: 4, max: 10, over: false, unit: 'full' })
  })

  it('is counted in characters where the declaration limits those', () => {
    expect(limitOf(text({ maxBytes: 300, rules: [maxFullWidth(80)] }), 'cafe')).toEqual({ used: 4, max: 80, over: false, unit: 'full' })
  })

  it('of a code is counted in half-width ones, whether or not threes would fill it', () => {
    const counted = { used: 14, over: false, unit: 'half' }
    expect(limitOf(text({ maxBytes: 30, rules: [digitsHyphen()] }), '1234-5678-9012')).toEqual({ ...counted, max: 30 })
    expect(limitOf(text({ maxBytes: 40 }), '1234-5678-9012')).toEqual({ ...counted, max: 40 })
  })
})
