import { describe, expect, it } from 'vitest'
import { runConnectionTest } from './connection-test.ts'

describe('runConnectionTest', () => {
  it('passes by true alone', async () => {
    expect(await runConnectionTest(async () => true)).toBe('passed')
    expect(await runConnectionTest(async () => false)).toBe('failed')
  })

  it('knows nothing without an answer', async () => {
    expect(await runConnectionTest(() => Promise.reject(new Error('down')))).toBe('unchecked')
  })
})
