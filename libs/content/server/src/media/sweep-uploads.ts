import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@captain/database'

/** Longer than any upload: a request takes a minute at most, its file some more until it is stored. */
const UPLOAD_LIFETIME_MS = 60 * 60 * 1000
const PERIOD_MS = 15 * 60 * 1000

type Sweep = { readonly folder: string; readonly log: Logger }

/** Deletes received files that no request is working on, and returns their number: a server that was killed leaves them behind. */
const sweepUploads = async (folder: string, now = Date.now()): Promise<number> => {
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

/** Sweeps the folder of received files now and every quarter of an hour. */
export const startUploadSweep = ({ folder, log }: Sweep): { stop(): Promise<void> } => {
  const round = (): Promise<void> =>
    sweepUploads(folder).then(
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
