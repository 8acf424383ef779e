import { randomPng } from '../samples/png.ts'
import type { Operation } from './operation.ts'

const TENANT = '/api/v1/tenants/:tenant'
const LIBRARY = `${TENANT}/media-library`

const picture = (): FormData => {
  const form = new FormData()
  form.set('file', new File([randomPng(16, 16)], 'sample.png', { type: 'image/png' }))
  return form
}

const always = { isOffered: true, absent: 405 } as const
const read = { ...always, method: 'GET', role: 'viewer', writes: false, answer: 200 } as const
const write = { ...always, role: 'editor', writes: true, on: 'file' } as const

/** Everything that the staff API does with what all types of a tenant share: its files, its members, today's tax. */
export const LIBRARY_OPERATIONS: readonly Operation[] = [
  { ...read, name: 'members', path: `${TENANT}/members`, on: 'nothing' },
  { ...read, name: 'tax rates', path: `${TENANT}/tax-rates`, on: 'nothing' },
  { ...read, name: 'files', path: LIBRARY, on: 'nothing' },
  { ...read, name: 'file', path: `${LIBRARY}/:id`, on: 'file' },
  { ...write, name: 'upload', method: 'POST', path: `${TENANT}/media`, on: 'nothing', answer: 201, form: picture },
  { ...write, name: 'describe', method: 'PATCH', path: `${LIBRARY}/:id`, answer: 200, body: () => ({ alt: { ja: '見本', en: null } }) },
  { ...write, name: 'replace', method: 'POST', path: `${LIBRARY}/:id/file`, answer: 200, form: picture },
  { ...write, name: 'delete', method: 'DELETE', path: `${LIBRARY}/:id`, answer: 204 },
]
