import { spawnSync } from 'node:child_process'
import { isBuilt, rememberBuild, sourceState } from './built.ts'
import { root } from './root.ts'

const build = (): void => {
  process.stdout.write('Building what has changed …\n')
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}\nThe build failed, so the server was not started.\n`)
  process.exit(status ?? 1)
}

/** Builds the product if a file has changed since the last build; ends the process if that fails. */
export const ensureBuilt = (): void => {
  // Asking Nx takes seconds even if nothing has changed.
  const state = sourceState(root)
  if (isBuilt(root, state)) return
  build()
  rememberBuild(root, state)
}
