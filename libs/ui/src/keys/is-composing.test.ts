import { describe, expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

describe('isComposing', () => {
  it('sees the flag on a DOM event and on a React event', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
    expect(isComposing({ nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true)
  })

  it('sees the key code by which Safari marks the confirming Enter', () => {
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
  })

  it('leaves a plain Enter alone', () => {
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
  })
})
