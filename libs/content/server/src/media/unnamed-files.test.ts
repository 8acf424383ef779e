import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { purgeTrash } from '../store/purge.ts'
import { startContent, STAFF, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { isStored, type MediaStorage } from './storage.ts'
import { storeMedia } from './store-media.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

/** Stores a file as an upload does. */
const upload = (media: MediaStorage = content.services.media) => {
  const source = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100)])
  return storeMedia({ ...content.services, media }, content.services.store.forTenant(SYSTEM_AUTHOR, diner), {
    source,
    sha256: createHash('sha256').update(source).digest('hex'),
    name: '約款.pdf',
    accept: ['pdf'],
    alt: { ja: null, en: null },
    from: 'upload',
  })
}

const noted = async (): Promise<readonly string[]> =>
  (await content.pool.query<{ path: string }>('select path from content.unnamed_file order by path')).rows.map(({ path }) => path)

const age = (minutes: number) =>
  content.pool.query(`update content.unnamed_file set noted_at = now() - make_interval(mins => $1::int)`, [minutes])

const purge = () => purgeTrash(content.services)

it('a file whose row a killed server has not written is deleted an hour later', async () => {
  const { media } = content.services
  const dying: MediaStorage = {
    ...media,
    put: async (...given) => {
      await media.put(...given)
      throw new Error('killed')
    },
  }
  await expect(upload(dying)).rejects.toThrow('killed')
  const [path = ''] = await noted()
  await age(59)
  await purge()
  expect(await isStored(media, path)).toBe(true)
  await age(61)
  await purge()
  expect(await isStored(media, path)).toBe(false)
  expect(await noted()).toEqual([])
})

it('a file that a row names is never deleted, and no note of it stays', async () => {
  const { path } = await upload()
  expect(await noted()).toEqual([])
  await content.pool.query('insert into content.unnamed_file (tenant_id, path) values ($1, $2)', [diner.number, path])
  await age(61)
  await purge()
  expect(await isStored(content.services.media, path)).toBe(true)
  expect(await noted()).toEqual([])
})

it('an upload whose file was deleted in the meantime stores nothing', async () => {
  const { media } = content.services
  const slow: MediaStorage = {
    ...media,
    put: async (...given) => {
      await media.put(...given)
      await age(61)
      await purge()
    },
  }
  await expect(upload(slow)).rejects.toMatchObject({ status: 503 })
  expect(await noted()).toEqual([])
})

it('a file stays if the connection is lost while its row is committed', async () => {
  const { store, media, variants, workers } = content.services
  const tenantStore = store.forTenant(SYSTEM_AUTHOR, diner)
  let writes = 0
  const losing: typeof tenantStore = {
    ...tenantStore,
    writeAside: async (work) => {
      const done = await tenantStore.writeAside(work)
      writes += 1
      if (writes === 2) throw new Error('the connection was lost')
      return done
    },
  }
  const source = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100)])
  const file = {
    source,
    sha256: createHash('sha256').update(source).digest('hex'),
    name: '約款.pdf',
    accept: ['pdf'],
    alt: { ja: null, en: null },
    from: 'upload',
  } as const
  await expect(storeMedia({ media, variants, workers }, losing, file)).rejects.toThrow('the connection was lost')
  const again = await storeMedia({ media, variants, workers }, tenantStore, file)
  expect(await isStored(media, again.path)).toBe(true)
})

it('files that a killed server left when their asset was deleted are deleted later', async () => {
  const { id, path } = await upload()
  const { media } = content.services
  expect((await content.call('DELETE', `${STAFF}/media-library/${id}`)).status).toBe(204)
  expect(await noted()).toContain(path)
  await media.put(path, Buffer.from('left'))
  await age(61)
  await purge()
  expect(await isStored(media, path)).toBe(false)
})
