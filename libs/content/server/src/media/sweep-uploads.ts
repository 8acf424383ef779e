import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@captain/database'
import { PARTS } from './local-folder.ts'

/** Longer than any upload: a request takes a minute at most, its file some more until it is stored. */
const UPLOAD_LIFETIME_MS = 60 * 60 * 1000
const PERIOD_MS = 15 * 60 * 1000

type Sweep = {
  /** The folder of received files. */
  readonly folder: string
  /** The local store of media, if there is one. */
  readonly media?: string
  readonly log: Logger
}

const foldersIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}

/** Returns the folders of files that are being written: one for each month of a tenant (`tenants/cafe/2026/04`), without reading it. */
const partFoldersIn = async (media: string): Promise<readonly string[]> => {
  let folders: readonly string[] = [join(media, 'tenants')]
  for (const _level of ['tenant', 'year', 'month']) folders = (await Promise.all(folders.map(foldersIn))).flat()
  return folders.map((month) => join(month, PARTS))
}

/** Deletes files that no request is working on, and returns their number: a server that was killed leaves them behind. */
const sweepFolder = async (folder: string, now = Date.now()): Promise<number> => {
  let deleted = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // Another process may sweep the same folder.
    const found = await stat(path).catch(() => null)
    if (found === null || !found.isFile() || now - found.mtimeMs < UPLOAD_LIFETIME_MS) continue
    await rm(path, { force: true })
    deleted += 1
  }
  return deleted
}

/** Sweeps received files and half-written files of the store now and every quarter of an hour. */
export const startUploadSweep = ({ folder, media, log }: Sweep): { stop(): Promise<void> } => {
  const sweep = async (): Promise<number> => {
    let deleted = 0
    for (const one of [folder, ...(media === undefined ? [] : await partFoldersIn(media))]) deleted += await sweepFolder(one)
    return deleted
  }
  const round = (): Promise<void> =>
    sweep().then(
      (deleted) => {
        if (deleted > 0) log.info({ deleted }, 'left-over uploads were deleted')
      },
      (error: unknown) => log.warn({ err: error }, 'left-over uploads could not be deleted'),
    )
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, PERIOD_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
