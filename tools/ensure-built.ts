import { spawnSync } from 'node:child_process'
import { isBuilt, rememberBuild, sourceState } from './built.ts'
import { root } from './root.ts'
import { runningServers } from './running.ts'

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

const stop = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Builds the product if a file has changed since the last build; ends the process if that fails, or if a server runs from the old build. */
export const ensureBuilt = async (): Promise<void> => {
  // Asking Nx takes seconds even if nothing has changed.
  const state = sourceState(root)
  if (isBuilt(root, state)) return
  const [running] = await runningServers(root)
  if (running !== undefined) {
    stop(
      `The sources have changed, and a server runs from their last build (process ${running}). ` +
        'It loads some of its files on first use, so stop it before you start another one from this folder.',
    )
  }
  build()
  rememberBuild(root, state)
}
