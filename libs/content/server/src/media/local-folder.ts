import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { propertyOf } from '@captain/http-core'
import { unsafePathError } from '../errors.ts'
import { isStoragePath } from './storage-path.ts'
import type { MediaStorage } from './storage.ts'

const isMissing = (error: unknown): boolean => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(propertyOf(error, 'code')))

/** Stores media in a local folder; files appear atomically. */
export const localFolder = (folder: string): MediaStorage => {
  const locate = (path: string): string => {
    if (!isStoragePath(path)) throw unsafePathError(path)
    return join(folder, path)
  }
  return {
    put: async (path, content) => {
      const target = locate(path)
      await mkdir(dirname(target), { recursive: true })
      const bytes = typeof content === 'string' ? createReadStream(content) : content
      const part = `${target}.part`
      try {
        await writeFile(part, bytes, { flush: true })
        await rename(part, target)
      } catch (error) {
        // Half a file would make a full disk fuller.
        await rm(part, { force: true })
        throw error
      }
    },
    get: async (path, range) => {
      const target = locate(path)
      try {
        const file = await open(target)
        const { size } = await file.stat()
        return { body: Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>, size }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: (path) => rm(locate(path), { force: true }),
  }
}
