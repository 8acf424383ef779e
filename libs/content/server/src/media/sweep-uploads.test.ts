import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('ignores a folder that does not exist yet', async () => {
  await expect(startUploadSweep({ folder, log }).stop()).resolves.toBeUndefined()
})
