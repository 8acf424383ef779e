import { PUBLIC_INTERNET, type Network } from '@captain/rich-text-server'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'
import { ContentIssues } from '../../errors.ts'
import { checkedAddress } from './network.ts'
import { startReceiver, type Receiver } from './receiver-under-test.ts'

const outcome = async (text: string, allowsLocal: boolean, network?: Network): Promise<string> => {
  try {
    return await checkedAddress(text, allowsLocal, network)
  } catch (error) {
    if (error instanceof ContentIssues) return error.issues.map(({ rule }) => rule).join()
    throw error
  }
}

test.each([
  ['https://hook.example/in?key=1', 'https://hook.example/in?key=1'],
  ['  https://hook.example  ', 'https://hook.example/'],
  ['http://hook.example/', 'startsWithUrl'],
  ['https://hook.example:8443/', 'url'],
  ['https://localhost/', 'url'],
  ['http://localhost:3000/', 'url'],
  ['https://intranet/', 'url'],
  ['https://user:secret@hook.example/', 'url'],
  ['ftp://hook.example/', 'url'],
  ['', 'url'],
  ['https://127.0.0.1/', 'publicHost'],
  ['https://[::1]/', 'publicHost'],
  ['https://10.0.0.1/in', 'publicHost'],
  ['https://0xc0a80114/in', 'publicHost'],
  ['https://169.254.169.254/latest', 'publicHost'],
  ['https://[fd00::1]/', 'publicHost'],
])('in production %s comes to %s', async (text, wanted) => {
  expect(await outcome(text, false)).toBe(wanted)
})

test.each([true, false])('a name with one address inside is refused, for a developer too: %s', async (allowsLocal) => {
  const inside = { ...PUBLIC_INTERNET, resolve: async () => ['1.1.1.1', '10.0.0.5'] }
  expect(await outcome('https://hook.example/', allowsLocal, inside)).toBe('publicHost')
})

test('a name that nobody knows yet is kept', async () => {
  expect(await outcome('https://hook.example/', false, { ...PUBLIC_INTERNET, resolve: async () => [] })).toBe('https://hook.example/')
})

test.each(['https://10.0.0.1/in', 'https://192.168.1.20:8443/in', 'https://[fd00::1]/'])(
  '%s is no developer’s own machine',
  async (text) => {
    expect(await outcome(text, true)).toBe('publicHost')
  },
)

test.each(['http://localhost:3000/in', 'http://127.0.0.1:3000/in', 'http://[::1]:3000/in', 'https://localhost/in'])(
  '%s will do for a developer',
  async (text) => {
    expect(await outcome(text, true)).toBe(text)
  },
)

describe('an address that leads inside', () => {
  let content: ContentUnderTest
  let receiver: Receiver

  beforeAll(async () => {
    receiver = await startReceiver()
    content = await startContent()
  })
  afterAll(async () => {
    await content.stop()
    await receiver.stop()
  })

  it('is refused in words', async () => {
    const draft = { name: '内側', url: 'https://10.0.0.1/', events: ['published'], contentTypes: null }
    const refused = await content.call('POST', `${STAFF}/webhooks`, { as: 'owner', body: draft })
    expect(refused).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'url', rule: 'publicHost', message: expect.stringContaining('社内') }] },
    })
  })

  it('is never asked, however it came to be kept', async () => {
    const draft = { name: '内側', url: 'https://hook.example/', events: ['published'], contentTypes: null }
    const made = (await content.call('POST', `${STAFF}/webhooks`, { as: 'owner', body: draft })).body['webhook'] as Json
    await content.pool.query('update content.webhook set url = $1', [receiver.url])
    await content.call('POST', `${STAFF}/webhooks/${made.id}/test`, { as: 'owner' })
    const attempts = async () => {
      const { items } = (await content.call('GET', `${STAFF}/webhooks/${made.id}/deliveries`, { as: 'owner' })).body as unknown as {
        items: readonly { attempts: readonly Json[] }[]
      }
      return items[0]?.attempts.map(({ failure, answer }) => [failure, answer])
    }
    await expect.poll(attempts).toEqual([['unreachable', '']])
    expect(receiver.received).toEqual([])
  })
})
