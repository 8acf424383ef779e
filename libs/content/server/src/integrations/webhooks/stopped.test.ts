import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest } from '../../testing/content-under-test.ts'
import { startReceiver, type Receiver } from './receiver-under-test.ts'

let content: ContentUnderTest
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
  content = await startContent({ webhooks: { allowsLocal: true } })
})
afterAll(async () => {
  await content.stop()
  await receiver.stop()
})

it('ends only once every event on its way has been written down, also when one of them cannot be', async () => {
  await content.pool.query(`
    create sequence content.teapot;
    create function content.refuse_teapots() returns trigger language plpgsql security definer as $$
      begin perform nextval('content.teapot'); raise exception 'no teapots'; end $$;
    create trigger refuse_teapots before insert on content.webhook_attempt for each row when (new.status = 418) execute function content.refuse_teapots()`)
  let answered = 0
  const release = Promise.withResolvers<void>()
  receiver.answerBy((response) => {
    answered += 1
    if (answered === 1) response.writeHead(418).end()
    else void release.promise.then(() => response.writeHead(204).end())
  })
  const draft = { name: '配信先', url: receiver.url, events: ['published'], contentTypes: null }
  expect((await content.call('POST', `${STAFF}/webhooks`, { as: 'owner', body: draft })).status).toBe(201)
  await Promise.all(['汁物', '揚げ物'].map((ja) => content.create('genre', { name: { ja }, isPublished: true })))
  await expect.poll(() => receiver.received.length).toBe(2)
  // A sequence keeps its number when the transaction fails.
  await expect.poll(async () => (await content.pool.query('select is_called from content.teapot')).rows).toEqual([{ is_called: true }])
  const stopping = content.services.webhooks.stop()
  release.resolve()
  await stopping
  const { rows } = await content.pool.query('select state from content.webhook_delivery order by state')
  expect(rows).toEqual([{ state: 'delivered' }, { state: 'pending' }])
})
