import { describe, expect, it } from 'vitest'
import { checkUnique } from './check-unique.ts'

const ask = (answer: (value: string) => Promise<boolean>, value = ' Pier ') => checkUnique(answer, value, new AbortController().signal)

describe('askTaken', () => {
  it('asks by what values are compared by', async () => {
    expect(await ask(async (value) => value === 'pier')).toBe('taken')
    expect(await ask(async () => false)).toBe('free')
  })

  it('knows nothing without an answer', async () => {
    expect(await ask(() => Promise.reject(new Error('offline')))).toBe('unchecked')
    expect(await checkUnique(async () => true, 'pier', AbortSignal.abort())).toBe('unchecked')
  })

  it('asks about no empty value', async () => {
    expect(await ask(() => Promise.reject(new Error('asked')), '　')).toBe('free')
  })
})
