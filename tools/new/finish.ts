import { spawnSync } from 'node:child_process'
import { refuse } from './refusal.ts'
import type { Workspace } from './source/workspace.ts'

/** Returns the first error line of a failed process. */
const complaintIn = (output: string): string => /^\s*\w*Error(?: \[\w+\])?: (.+)$/m.exec(output)?.[1] ?? output

/** Writes the reference page of a tenant in a new process, without cached modules, which fails if the kit rejects the declaration. */
const writeReference = (root: string, library: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/docs/write-tenant-reference.ts', library], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { passed: status === 0, output: `${stdout}${stderr}` }
}

/** Writes the prepared files and the reference page of the declaration: if the kit rejects it, all files are restored. */
export const finish = async (workspace: Workspace, library: string): Promise<readonly string[]> => {
  const { paths, undo } = await workspace.write()
  const { passed, output } = writeReference(workspace.root, library)
  if (passed) return [...paths, `libs/tenants/${library}/reference.md`].toSorted()
  undo()
  return refuse(`The declaration is refused, so nothing was written: ${complaintIn(output)}`)
}
