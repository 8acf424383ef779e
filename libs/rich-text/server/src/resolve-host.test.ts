import { Resolver } from 'node:dns/promises'
import { expect, test, vi } from 'vitest'
import { PUBLIC_INTERNET } from './network.ts'
import { fetchLinkCard } from './fetch-link-card.ts'
import { resolveHost } from './resolve-host.ts'

test('a name that does not exist has no addresses', async () => {
  expect(await resolveHost('no-such-name.invalid', new AbortController().signal)).toEqual([])
  expect(await resolveHost(`${'a'.repeat(300)}.example`, new AbortController().signal)).toEqual([])
})

test('name servers are not awaited after the signal', async () => {
  const asking = new AbortController()
  const cancelled = vi.spyOn(Resolver.prototype, 'cancel')
  const found = resolveHost('captain.example', asking.signal)
  asking.abort()
  expect(await found).toEqual([])
  expect(cancelled).toHaveBeenCalledOnce()
  cancelled.mockRestore()
})

test.each(['localhost', 'localhost.', '127.0.0.1', '[::1]', '169.254.169.254', '[::ffff:7f00:1]', 'name.invalid'])(
  'production does not ask %s',
  async (host) => {
    await expect(fetchLinkCard(new URL(`http://${host}/`), PUBLIC_INTERNET)).rejects.toThrow('422 link-unreachable')
  },
)
