import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { ContentIssues } from '../errors.ts'
import { checkedAddress } from './network.ts'
import { startReceiver, type Receiver } from './receiver-under-test.ts'

const outcome = (text: string, allowsLocal: boolean): string => {
  try {
    return checkedAddress(text, allowsLocal)
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
])('in production %s comes to %s', (text, wanted) => {
  expect(outcome(text, false)).toBe(wanted)
})

test.each(['http://localhost:3000/in', 'http://127.0.0.1:3000/in', 'http://[::1]:3000/in', 'https://localhost/in'])(
  '%s will do for a developer',
  (text) => {
    expect(outcome(text, true)).toBe(text)
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
