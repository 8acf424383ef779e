import { lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { localFolder } from './local-folder.ts'
import type { MediaStorage } from './storage.ts'

let outside: string
let folder: string
let storage: MediaStorage

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'captain-media-'))
  folder = join(outside, 'media')
  storage = localFolder(folder)
  await writeFile(join(outside, 'secret.txt'), 'secret')
})
afterEach(() => rm(outside, { recursive: true, force: true }))

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)

const read = async (path: string): Promise<string | null> => {
  const stored = await storage.get(path)
  return stored === null ? null : text(stored.body)
}

it('keeps its folders and files from other users of the machine', async () => {
  await storage.put('tenants/cafe/one.webp', Buffer.from('one'))
  await storage.put('tenants/cafe/two.webp', join(outside, 'secret.txt'))
  for (const path of ['', 'tenants', 'tenants/cafe']) expect(await modeOf(join(folder, path)), path).toBe('700')
  for (const path of ['one.webp', 'two.webp']) expect(await modeOf(join(folder, 'tenants/cafe', path)), path).toBe('600')
})

it('closes a folder of an earlier version', async () => {
  await mkdir(folder, { mode: 0o755 })
  expect(await read('tenants/cafe/none.webp')).toBeNull()
  expect(await modeOf(folder)).toBe('700')
})

it.each([
  ['a file', 'tenants/cafe/link.webp', '../../../secret.txt'],
  ['a file by its absolute path', 'tenants/cafe/link.webp', '/etc/hostname'],
  ['a file inside', 'tenants/cafe/link.webp', 'own.webp'],
  ['the folder of a file', 'tenants/cafe', '../..'],
])('follows no symbolic link to %s', async (_what, link, aim) => {
  await storage.put('tenants/shop/own.webp', Buffer.from('own'))
  if (link !== 'tenants/cafe') await storage.put('tenants/cafe/own.webp', Buffer.from('own'))
  await mkdir(dirname(join(folder, link)), { recursive: true })
  await symlink(aim, join(folder, link))
  const path = link === 'tenants/cafe' ? 'tenants/cafe/secret.txt' : link
  expect(await read(path)).toBeNull()
  await storage.delete(path)
  expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
  await storage.put(path, Buffer.from('new')).catch(() => undefined)
  expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
})

it('writes through no symbolic link where it begins a file', async () => {
  await storage.put('tenants/cafe/own.webp', Buffer.from('own'))
  await symlink(join(outside, 'secret.txt'), join(folder, 'tenants/cafe/.parts/new.webp'))
  await expect(storage.put('tenants/cafe/new.webp', Buffer.from('new'))).rejects.toThrow('ELOOP')
  expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
})

it('begins no file in a folder that is a link', async () => {
  await storage.put('tenants/cafe/own.webp', Buffer.from('own'))
  await rm(join(folder, 'tenants/cafe/.parts'), { recursive: true })
  await symlink(outside, join(folder, 'tenants/cafe/.parts'))
  await expect(storage.put('tenants/cafe/new.webp', Buffer.from('new'))).rejects.toThrow('path')
  expect(await read('tenants/cafe/new.webp')).toBeNull()
})

it('may be a link itself, to another disk', async () => {
  await mkdir(join(outside, 'disk'))
  await symlink(join(outside, 'disk'), folder)
  await storage.put('tenants/cafe/one.webp', Buffer.from('one'))
  expect(await read('tenants/cafe/one.webp')).toBe('one')
  expect((await lstat(folder)).isSymbolicLink()).toBe(true)
})
