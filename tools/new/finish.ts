import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuse } from './refusal.ts'
import type { Workspace } from './source/workspace.ts'

const run = (root: string, command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  return { passed: status === 0, output: `${stdout}${stderr}` }
}

/** Returns the first error line of a failed process. */
const complaintIn = (output: string): string => /^\s*\w*Error(?: \[\w+\])?: (.+)$/m.exec(output)?.[1] ?? output

/** Reads the current declaration of a tenant in a new process, without cached modules. */
const declares = (root: string, library: string) =>
  run(root, process.execPath, [
    '--input-type=module',
    '-e',
    `await import(${JSON.stringify(pathToFileURL(join(root, `libs/tenants/${library}/src/tenant.ts`)).href)})`,
  ])

const ROUTES = 'apps/captain/src/routes.test.ts'

const NOTING = ['run', '--project', 'unit', ROUTES, '--update', '--testNamePattern', 'of the tenants follow']

/** Adds the new addresses to the snapshot of all back office addresses, which a test compares. */
const noteRoutes = (root: string) => run(root, process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...NOTING])

/** Writes the prepared files and validates the declaration: if the kit rejects it, all files are restored. */
export const finish = async (workspace: Workspace, library: string): Promise<readonly string[]> => {
  const { paths, undo } = await workspace.write()
  const declared = declares(workspace.root, library)
  if (!declared.passed) {
    undo()
    return refuse(`The declaration is refused, so nothing was written: ${complaintIn(declared.output)}`)
  }
  const noted = noteRoutes(workspace.root)
  if (!noted.passed) {
    undo()
    return refuse(`The new addresses could not be noted in ${ROUTES}, so nothing was written: ${complaintIn(noted.output)}`)
  }
  return [...paths, ROUTES].toSorted()
}
