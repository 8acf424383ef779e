import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrillRun } from '../drill.ts'

/** Returns the path of a file by which a drill speaks to modules inside the server's process; deleted at the end. */
export const controlFile = async ({ onEnd }: DrillRun, name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-drill-'))
  onEnd(() => rm(folder, { recursive: true, force: true }))
  return join(folder, name)
}
