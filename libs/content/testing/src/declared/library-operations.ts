import { randomPng } from '../samples/png.ts'
import type { Operation } from './operation.ts'

const TENANT = '/api/v1/tenants/:tenant'
const LIBRARY = `${TENANT}/media-library`

const picture = (): FormData => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(randomPng(16, 16))], 'sample.png', { type: 'image/png' }))
  return form
}

const always = { isOffered: true, absent: 405, keyScopes: null } as const
const read = { ...always, method: 'GET', role: 'viewer', writes: false, answer: 200 } as const
const write = { ...always, role: 'editor', writes: true, on: 'file' } as const

const manage = { ...always, method: 'POST', role: 'owner', writes: true, answer: 200 } as const
const keys = `${TENANT}/api-keys`
const hooks = `${TENANT}/webhooks`

const makeKey: Operation = {
  ...manage,
  name: 'make a key',
  path: keys,
  on: 'nothing',
  answer: 201,
  body: () => ({ name: '見本の鍵', scopes: ['delivery:read'], contentTypes: null, days: 30 }),
}
const makeHook: Operation = {
  ...manage,
  name: 'make a webhook',
  path: hooks,
  on: 'nothing',
  answer: 201,
  body: () => ({ name: '見本の通知先', url: 'https://captain.invalid/', events: ['unpublished'], contentTypes: null }),
}
const ofHook = { ...manage, on: { madeBy: makeHook, key: 'webhook.id' } } as const
const tryHook: Operation = { ...ofHook, name: 'try a webhook', path: `${hooks}/:id/test`, answer: 201 }

const tags = `${LIBRARY}/tags`
const makeTag: Operation = {
  ...write,
  name: 'make a tag',
  method: 'POST',
  path: tags,
  on: 'nothing',
  answer: 201,
  body: () => ({ name: `見本${crypto.randomUUID()}` }),
}
const ofTag = { ...write, path: `${tags}/:id`, on: { madeBy: makeTag, key: 'id' } } as const

const TAGS: readonly Operation[] = [
  { ...read, name: 'tags', path: tags, on: 'nothing' },
  makeTag,
  { ...ofTag, name: 'rename a tag', method: 'PATCH', answer: 200, body: () => ({ name: `見本${crypto.randomUUID()}` }) },
  { ...ofTag, name: 'delete a tag', method: 'DELETE', answer: 204 },
]

const person = `${TENANT}/personal-data`
const NOBODY = 'nobody@captain.invalid'

const PERSON: readonly Operation[] = [
  { ...manage, name: 'find a person', path: `${person}/search`, on: 'nothing', writes: false, body: () => ({ query: NOBODY }) },
  {
    ...manage,
    name: 'disclose to a person',
    path: `${person}/disclosure`,
    on: 'nothing',
    writes: false,
    body: () => ({ records: [], format: 'json', locale: 'ja' }),
  },
  {
    ...manage,
    name: 'erase a person',
    path: `${person}/erasure`,
    on: 'nothing',
    writes: false,
    body: () => ({ query: NOBODY, records: [], isConfirmed: false }),
  },
]

const INTEGRATIONS: readonly Operation[] = [
  { ...read, name: 'keys', path: keys, role: 'owner', on: 'nothing' },
  makeKey,
  { ...manage, name: 'revoke a key', method: 'DELETE', path: `${keys}/:id`, on: { madeBy: makeKey, key: 'key.id' }, answer: 204 },
  { ...read, name: 'webhooks', path: hooks, role: 'owner', on: 'nothing' },
  makeHook,
  { ...ofHook, name: 'change a webhook', method: 'PATCH', path: `${hooks}/:id`, body: () => ({ isActive: false }) },
  { ...ofHook, name: 'renew its secret', path: `${hooks}/:id/rotate` },
  { ...ofHook, name: 'what it was sent', method: 'GET', path: `${hooks}/:id/deliveries` },
  tryHook,
  { ...manage, name: 'send again', path: `${hooks}/:id/deliveries/:delivery/resend`, on: { madeBy: tryHook, key: 'id' } },
  { ...ofHook, name: 'forget a webhook', method: 'DELETE', path: `${hooks}/:id`, answer: 204 },
]

/** All operations of the staff API on what all types of a tenant share: media, members, today's tax, API keys and webhooks. */
export const LIBRARY_OPERATIONS: readonly Operation[] = [
  { ...read, name: 'members', path: `${TENANT}/members`, on: 'nothing' },
  { ...read, name: 'standing', path: `${TENANT}/standing`, on: 'nothing' },
  { ...read, name: 'own address', path: `${TENANT}/client-address`, on: 'nothing' },
  { ...read, name: 'tax rates', path: `${TENANT}/tax-rates`, on: 'nothing' },
  { ...read, name: 'files', path: LIBRARY, on: 'nothing' },
  { ...read, name: 'file', path: `${LIBRARY}/:id`, on: 'file' },
  { ...write, name: 'upload', method: 'POST', path: `${TENANT}/media`, on: 'nothing', answer: 201, form: picture },
  { ...write, name: 'describe', method: 'PATCH', path: `${LIBRARY}/:id`, answer: 200, body: () => ({ alt: { ja: '見本', en: null } }) },
  { ...write, name: 'replace', method: 'POST', path: `${LIBRARY}/:id/file`, answer: 200, form: picture },
  { ...write, name: 'undo a replacement', method: 'POST', path: `${LIBRARY}/:id/file/undo`, answer: 200 },
  {
    ...write,
    name: 'crop',
    method: 'PUT',
    path: `${LIBRARY}/:id/crop`,
    answer: 200,
    body: () => ({ x: 0, y: 0, width: 0.5, height: 0.5 }),
  },
  { ...write, name: 'show all of it', method: 'DELETE', path: `${LIBRARY}/:id/crop`, answer: 200 },
  {
    ...write,
    name: 'change many',
    method: 'POST',
    path: `${LIBRARY}/bulk`,
    on: 'nothing',
    answer: 200,
    body: () => ({ action: 'delete', query: `q=${crypto.randomUUID()}`, except: [], after: null }),
  },
  { ...write, name: 'delete', method: 'DELETE', path: `${LIBRARY}/:id`, answer: 204 },
  ...TAGS,
  { ...read, name: 'reads of personal data', path: `${TENANT}/personal-reads`, role: 'owner', on: 'nothing' },
  { ...read, name: 'export reads of personal data', path: `${TENANT}/personal-reads.csv`, role: 'owner', on: 'nothing' },
  ...PERSON,
  ...INTEGRATIONS,
]
