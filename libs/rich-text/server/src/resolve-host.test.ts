import { expect, test } from 'vitest'
import { PUBLIC_INTERNET } from './network.ts'
import { fetchLinkCard } from './fetch-link-card.ts'
import { resolveHost } from './resolve-host.ts'

test('a name that does not exist has no addresses', async () => {
  expect(await resolveHost('no-such-name.invalid', new AbortController().signal)).toEqual([])
  expect(await resolveHost(`${'a'.repeat(300)}.example`, new AbortController().signal)).toEqual([])
})

test('name servers are not awaited after the signal', async () => {
  const started = performance.now()
  expect(await resolveHost('captain.example', AbortSignal.timeout(1))).toEqual([])
  expect(performance.now() - started).toBeLessThan(500)
})

test.each(['localhost', 'localhost.', '127.0.0.1', '[::1]', '169.254.169.254', '[::ffff:7f00:1]', 'name.invalid'])(
  'production does not ask %s',
  async (host) => {
    await expect(fetchLinkCard(new URL(`http://${host}/`), PUBLIC_INTERNET)).rejects.toThrow('422 link-unreachable')
  },
)
