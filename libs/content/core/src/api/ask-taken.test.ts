import { describe, expect, it } from 'vitest'
import { askTaken } from './ask-taken.ts'

const ask = (answer: (value: string) => Promise<boolean>, value = ' Pier ') => askTaken(answer, value, new AbortController().signal)

describe('askTaken', () => {
  it('asks by what values are compared by', async () => {
    expect(await ask(async (value) => value === 'pier')).toBe('taken')
    expect(await ask(async () => false)).toBe('free')
  })

  it('knows nothing without an answer', async () => {
    expect(await ask(() => Promise.reject(new Error('offline')))).toBe('unchecked')
    expect(await askTaken(async () => true, 'pier', AbortSignal.abort())).toBe('unchecked')
  })

  it('asks about no empty value', async () => {
    expect(await ask(() => Promise.reject(new Error('asked')), '　')).toBe('free')
  })
})
