import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dateInTimeZone } from '@captain/locale'
import { seed } from '../../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

const TENANT = '/api/v1/tenants/shop'

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
  await app.seed('shop', seed)
  await app.prove('admin')
})
afterAll(() => app?.stop())

const call = async (method: string, path: string, body?: object, version = 0) => {
  const answer = await fetch(`${app.baseUrl}${TENANT}${path}`, {
    method,
    headers: {
      ...app.cookies.admin,
      origin: app.baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version > 0 && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

/** Creates the next version from the one in force, replacing the draft of the demo. */
const nextVersion = async (changes: object): Promise<Json> => {
  const drafts = (await call('GET', '/tokusho?status=draft')).body['items'] as readonly Json[]
  for (const { id, lockVersion } of drafts) {
    const removed = await fetch(`${app.baseUrl}${TENANT}/tokusho/${id}`, {
      method: 'DELETE',
      headers: { ...app.cookies.admin, origin: app.baseUrl, 'if-match': `"${lockVersion}"` },
    })
    expect(removed.status).toBe(204)
  }
  const [current] = (await call('GET', '/tokusho?status=inForce')).body['items'] as readonly Json[]
  const copy = (await call('POST', `/tokusho/${current?.id}/duplicate`)).body
  const values = { changeSummary: { ja: '見本の改定です。', en: null }, reviewedConfirm: true, ...changes }
  const saved = await call('PATCH', `/tokusho/${copy.id}`, { ...values, lockVersion: copy.lockVersion })
  expect(saved.status).toBe(200)
  return saved.body
}

const publish = ({ id, lockVersion }: Json) => call('POST', `/tokusho/${id}/publish`, { lockVersion })

it('refuses a notice that states other methods and fees than the settings, at its fields and all at once', async () => {
  const today = dateInTimeZone(new Date())
  const draft = await nextVersion({
    effectiveDate: today,
    paymentMethods: ['bank', 'card'],
    shippingFee: { ja: '全国一律500円', en: null },
    adMailConsent: { ja: null, en: null },
  })
  expect(await publish(draft)).toMatchObject({
    status: 422,
    body: {
      issues: [
        { path: 'paymentMethods', rule: 'custom', params: { code: 'methodDisabled' } },
        { path: 'shippingFee.ja', rule: 'custom', params: { code: 'notCharged' } },
      ],
    },
  })
  expect((await call('GET', `/tokusho/${draft.id}`)).body).toMatchObject({ status: 'draft' })
})

it('accepts one that agrees, and one that takes effect later', async () => {
  const today = dateInTimeZone(new Date())
  expect(await publish(await nextVersion({ effectiveDate: today }))).toMatchObject({ status: 200 })
  const later = await nextVersion({ effectiveDate: addDays(today, 30), paymentMethods: ['bank', 'card'] })
  expect(await publish(later)).toMatchObject({ status: 200 })
})
