import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuse } from './refusal.ts'
import type { Workspace } from './source/workspace.ts'

const run = (root: string, command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  return { passed: status === 0, output: `${stdout}${stderr}` }
}

/** What a failed process says first. */
const complaintIn = (output: string): string => /^\s*\w*Error(?: \[\w+\])?: (.+)$/m.exec(output)?.[1] ?? output

/** The tenant as it is declared now, in a process that has not read it before. */
const declares = (root: string, library: string) =>
  run(root, process.execPath, [
    '--input-type=module',
    '-e',
    `await import(${JSON.stringify(pathToFileURL(join(root, `libs/tenants/${library}/src/tenant.ts`)).href)})`,
  ])

const ROUTES = 'apps/captain/src/routes.test.ts'

const NOTING = ['run', '--project', 'unit', ROUTES, '--update', '--testNamePattern', 'of the tenants follow']

/** The list of all addresses of the back office, which a test holds, takes the new ones in. */
const noteRoutes = (root: string) => run(root, process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...NOTING])

/** Writes what was prepared and looks whether it holds: a declaration that the kit refuses is taken back whole. */
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
