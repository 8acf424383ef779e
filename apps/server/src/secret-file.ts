import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/** Reads a secret of this installation; creates it on first use in a file that only its owner can read. */
export const secretFile = async (path: string, make: () => string = () => randomBytes(32).toString('base64url')): Promise<string> => {
  const existing = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (existing !== null && existing.trim() !== '') return existing.trim()
  // A crash or a full disk left an empty file.
  if (existing !== null) await rm(path)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${make()}\n`, { flag: 'wx', mode: 0o600 })
  // The link fails if another process was faster; then its secret is used.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(path, 'utf8')).trim()
}
