import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createDataFolder } from '@captain/testing/data-folder'
import { freePort } from '@captain/testing/free-port'
import { canMountDisks, mountSmallDisk } from '@captain/testing/small-disk'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'
import { createLog } from './log.ts'
import { runMain } from './main-under-test.ts'
import { mountHealth } from './routes/health.ts'
import { startServer } from './server-under-test.ts'
import type { ServerEnv } from './web/request-variables.ts'

const log = createLog({ logLevel: 'silent' })

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-full-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe.skipIf(!(await canMountDisks()))('on a full disk', () => {
  let server: Awaited<ReturnType<typeof startServer>>

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  const upload = (bytes: number, name: string, locale = 'ja') => {
    const body = new FormData()
    body.set('file', new File([`%PDF-1.7\n`, randomBytes(bytes)], name))
    return fetch(`${server.baseUrl}/api/v1/tenants/kensetsu/media?accept=pdf`, {
      method: 'POST',
      headers: { ...server.cookies.admin, origin: server.baseUrl, 'accept-language': locale },
      body,
    })
  }

  const filesIn = async (folder: string): Promise<readonly string[]> => {
    const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return all.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  test('an upload ends with a 507 in the language of the sender, and leaves nothing', async () => {
    const { uploadDir } = server.services
    const unmount = await mountSmallDisk(uploadDir, '256k')
    onTestFinished(unmount)
    const answer = await upload(2_000_000, '約款.pdf')
    expect([answer.status, await answer.json()]).toEqual([
      507,
      {
        type: 'urn:captain:problem:insufficient-storage',
        title: 'サーバーの保存容量が足りないため、保存できませんでした。管理者にお知らせください',
        status: 507,
        code: 'insufficient-storage',
      },
    ])
    const english = await upload(2_000_000, '約款.pdf', 'en')
    expect(await english.json()).toMatchObject({ title: 'The server has no space left to save this. Contact an administrator' })
    expect(await filesIn(uploadDir)).toEqual([])
    expect((await upload(1000, '小さな約款.pdf')).status).toBe(201)
  })

  test('a file that arrives but cannot be stored is a 507 too, without a record and without half a file', async () => {
    const media = join(dirname(server.services.uploadDir), 'media')
    const unmount = await mountSmallDisk(media, '256k')
    onTestFinished(unmount)
    const before = await server.pool.query('select count(*)::int from content.media')
    expect((await upload(2_000_000, '大きな約款.pdf')).status).toBe(507)
    expect(await filesIn(media)).toEqual([])
    expect((await server.pool.query('select count(*)::int from content.media')).rows).toEqual(before.rows)
  })

  test.each(['4k', '1m', '8m'])('a start on a full disk of %s ends with one line', async (size) => {
    const dataDir = await createDataFolder()
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    onTestFinished(await mountSmallDisk(dataDir, size))
    const { code, said } = await runMain({
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      CAPTAIN_DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^.*(?:disk is full|No space left).*$/)
  })

  test.each([
    ['900m', 200, 'ready\n'],
    ['200m', 200, 'ready, but the disk is nearly full, 200 MiB free\n'],
    ['20m', 503, 'not ready: the disk is full, 20 MiB free\n'],
  ])('a disk of %s is reported with readiness', async (size, status, body) => {
    const folder = await newFolder()
    onTestFinished(await mountSmallDisk(folder, size))
    const app = new Hono<ServerEnv>()
    mountHealth(app, { isReady: async () => true, diskSpace: watchDiskSpace(folder, log) })
    const answer = await app.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([status, body])
  })
})
