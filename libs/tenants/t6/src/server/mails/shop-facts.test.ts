import { expect, it } from 'vitest'
import type { ShopContext } from '../shop-records.ts'
import { shopFacts } from './customer-mail.ts'

it('is read once for all mails of a transaction', async () => {
  const read: string[] = []
  const all: ShopContext['findAll'] = async (type) => {
    read.push(type)
    return []
  }
  const ask = (now: Date) => shopFacts({ now, findAll: all })
  const now = new Date('2026-11-21T00:00:00.000Z')
  const facts = [await ask(now), await ask(now)]
  expect(facts[1]).toEqual({ tokusho: null, bank: null, setting: null })
  expect(read).toEqual(['tokusho', 'payment-bank', 'delivery-setting'])
  await ask(new Date(now))
  expect(read).toHaveLength(6)
})
