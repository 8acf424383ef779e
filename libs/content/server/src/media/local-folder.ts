import { constants, createReadStream } from 'node:fs'
import { chmod, mkdir, open, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { propertyOf } from '@captain/http-core'
import { unsafePathError } from '../errors.ts'
import { isStoragePath } from './storage-path.ts'
import type { MediaStorage } from './storage.ts'

const { O_CREAT, O_NOFOLLOW, O_RDONLY, O_TRUNC, O_WRONLY } = constants

/** Only the user of the server reads the files; visitors read them through the server. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Folder of files that are being written, next to them, so that it is on the same disk. No path of a stored file begins with a dot. */
export const PARTS = '.parts'

const codeOf = (error: unknown): string => String(propertyOf(error, 'code'))

/** ELOOP is a symbolic link in place of a file. */
const isMissing = (error: unknown): boolean => ['ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP'].includes(codeOf(error))

/** Creates the folder, or closes it to other users; returns its real path. The folder itself may be a link to another disk. */
const prepare = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  // The owner may be another user, or the disk may have no modes.
  await chmod(folder, FOLDER_MODE).catch(() => undefined)
  return realpath(folder)
}

/** Stores media in a local folder; files appear atomically. Symbolic links inside it are not followed. */
export const localFolder = (folder: string): MediaStorage => {
  let preparing: Promise<string> | null = null
  const root = (): Promise<string> => {
    preparing ??= prepare(folder).catch((error: unknown) => {
      preparing = null
      throw error
    })
    return preparing
  }
  const locate = async (path: string): Promise<string> => {
    if (!isStoragePath(path)) throw unsafePathError(path)
    return join(await root(), path)
  }
  /** Throws ENOENT if the folder of a file is missing, or is elsewhere by a link. */
  const checkFolderOf = async (target: string, path: string): Promise<void> => {
    if ((await realpath(dirname(target))) !== dirname(target)) throw Object.assign(unsafePathError(path), { code: 'ENOENT' })
  }
  return {
    put: async (path, content) => {
      const target = await locate(path)
      const part = join(dirname(target), PARTS, basename(target))
      await mkdir(dirname(part), { recursive: true, mode: FOLDER_MODE })
      await checkFolderOf(target, path)
      await checkFolderOf(part, path)
      const bytes = typeof content === 'string' ? createReadStream(content) : content
      try {
        await writeFile(part, bytes, { flush: true, mode: FILE_MODE, flag: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW })
        await rename(part, target)
      } catch (error) {
        // Half a file would make a full disk fuller.
        await rm(part, { force: true })
        throw error
      }
    },
    get: async (path, range) => {
      const target = await locate(path)
      try {
        await checkFolderOf(target, path)
        const file = await open(target, O_RDONLY | O_NOFOLLOW)
        const { size } = await file.stat()
        return { body: Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>, size }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: async (path) => {
      const target = await locate(path)
      try {
        await checkFolderOf(target, path)
        await rm(target, { force: true })
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}
