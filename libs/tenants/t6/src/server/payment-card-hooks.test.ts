import type { RuleIssue } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { cardHooks } from './payment-card-hooks.ts'

class Refused extends Error {
  readonly issues: readonly RuleIssue[]
  constructor(issues: readonly RuleIssue[]) {
    super('refused')
    this.issues = issues
  }
}

const context = {
  before: null,
  refuse: (issues: readonly RuleIssue[]): never => {
    throw new Refused(issues)
  },
} as unknown as Parameters<NonNullable<ReturnType<typeof cardHooks>['save']>>[1]

const ENABLED = { isEnabled: true, mode: 'test', publicKey: 'pk_test_1', secretKey: 'sk_test_1' }

describe('saving cards that are accepted', () => {
  it('goes by what the gateway says', async () => {
    expect(await cardHooks(async () => true).save?.(ENABLED, context)).toEqual(ENABLED)
    await expect(cardHooks(async () => false).save?.(ENABLED, context)).rejects.toMatchObject({
      issues: [{ path: 'isEnabled', params: { code: 'connection' } }],
    })
  })

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['does not answer', () => new Promise<boolean>(() => undefined)],
  ] as const)('is refused in words when the gateway %s, before the record is held for long', async (_how, knows) => {
    const since = Date.now()
    await expect(cardHooks(knows).save?.(ENABLED, context)).rejects.toMatchObject({
      issues: [{ path: 'isEnabled', params: { code: 'unchecked' } }],
    })
    expect(Date.now() - since).toBeLessThan(3000)
  })

  it('asks nobody about cards that are not accepted', async () => {
    const values = { ...ENABLED, isEnabled: false }
    expect(await cardHooks(() => Promise.reject(new Error('asked'))).save?.(values, context)).toBe(values)
  })
})
