import { expect, test } from 'vitest'
import { randomPng } from '../samples/png.ts'
import type { People } from '../session/people.ts'

const upload = (): FormData => {
  const form = new FormData()
  form.set('file', new File([randomPng(16, 16)], 'sample.png', { type: 'image/png' }))
  return form
}

/** Who reaches what all of a tenant's types share: its pictures and its members. */
export const librarySuite = (tenant: string, people: () => People): void => {
  const base = `/api/v1/tenants/${tenant}`

  test.for([
    ['guest', 401, 401],
    ['outsider', 404, 404],
    ['viewer', 403, 200],
    ['editor', 201, 200],
  ] as const)('%s gets %i for a new picture and %i for the library and the members', async ([who, written, read]) => {
    const { raw } = people()[who]
    expect((await raw('POST', `${base}/media`, { form: upload() })).status).toBe(written)
    expect((await raw('GET', `${base}/media-library`)).status).toBe(read)
    expect((await raw('GET', `${base}/members`)).status).toBe(read)
  })
}
