import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { log } from '../testing/test-call.ts'
import { startUploadSweep } from './sweep-uploads.ts'

let root: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'captain-sweep-'))
  folder = join(root, 'uploads')
})
afterEach(() => rm(root, { recursive: true }))

it('deletes received files an hour after their last byte, at the start', async () => {
  await mkdir(folder)
  for (const [name, minutes] of [
    ['half', 61],
    ['under-way', 59],
    ['fresh', 0],
  ] as const) {
    await writeFile(join(folder, name), 'bytes')
    const at = new Date(Date.now() - minutes * 60_000)
    await utimes(join(folder, name), at, at)
  }
  await startUploadSweep({ folder, log }).stop()
  expect((await readdir(folder)).toSorted()).toEqual(['fresh', 'under-way'])
})

it('deletes files of the local store that a killed server has written in part', async () => {
  const media = join(root, 'media')
  const [half, underWay, whole] = [
    'tenants/cafe/2026/04/.parts/half.pdf',
    'tenants/cafe/2026/04/.parts/new.pdf',
    'tenants/cafe/2026/04/old.pdf',
  ]
  const old = new Date(Date.now() - 61 * 60_000)
  for (const path of [half, underWay, whole]) {
    await mkdir(dirname(join(media, path)), { recursive: true })
    await writeFile(join(media, path), 'bytes')
    if (path !== underWay) await utimes(join(media, path), old, old)
  }
  await startUploadSweep({ folder, media, log }).stop()
  expect(await readdir(join(media, 'tenants/cafe/2026/04/.parts'))).toEqual(['new.pdf'])
  expect(await readdir(join(media, 'tenants/cafe/2026/04'))).toContain('old.pdf')
})

it('ignores a folder that does not exist yet', async () => {
  await expect(startUploadSweep({ folder, log }).stop()).resolves.toBeUndefined()
})
