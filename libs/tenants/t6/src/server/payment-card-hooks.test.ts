import type { Values } from '@captain/content-core'
import { defineServer } from '@captain/content-server'
import { hookContext } from '@captain/content-server/hook-testing'
import { describe, expect, it } from 'vitest'
import { tenant } from '../tenant.ts'
import { cardHooks } from './payment-card-hooks.ts'

const saved = (knows: Parameters<typeof cardHooks>[0], values: Values) => {
  const { hooks } = defineServer(tenant, { hooks: { 'payment-card': cardHooks(knows) } })
  return hooks?.['payment-card']?.beforeSave?.(values, { ...hookContext(tenant, 'payment-card'), before: null })
}

const ENABLED = { isEnabled: true, mode: 'test', publicKey: 'pk_test_1', secretKey: 'sk_test_1' }

describe('saving cards that are accepted', () => {
  it('goes by what the gateway says', async () => {
    expect(await saved(async () => true, ENABLED)).toEqual(ENABLED)
    await expect(saved(async () => false, ENABLED)).rejects.toMatchObject({
      issues: [{ path: 'isEnabled', params: { code: 'connection' } }],
    })
  })

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['does not answer', () => new Promise<boolean>(() => undefined)],
  ] as const)('is refused in words when the gateway %s, before the record is held for long', async (_how, knows) => {
    await expect(saved(knows, ENABLED)).rejects.toMatchObject({
      issues: [{ path: 'isEnabled', params: { code: 'unchecked' } }],
    })
  })

  it('asks nobody about cards that are not accepted', async () => {
    const values = { ...ENABLED, isEnabled: false }
    expect(await saved(() => Promise.reject(new Error('asked')), values)).toBe(values)
  })
})
