import { describe, expect, it } from 'vitest'
import { runTrial } from './trial.ts'

describe('runTrial', () => {
  it('passes by true alone', async () => {
    expect(await runTrial(async () => true)).toBe('passed')
    expect(await runTrial(async () => false)).toBe('failed')
  })

  it('knows nothing without an answer', async () => {
    expect(await runTrial(() => Promise.reject(new Error('down')))).toBe('unchecked')
  })
})
