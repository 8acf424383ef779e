import { spawnSync } from 'node:child_process'
import { withBuildLock } from './build-lock.ts'
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
  process.stderr.write(`${stdout}${stderr}\nThe build failed.\n`)
  process.exit(status ?? 1)
}

const stop = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const buildChanges = async (): Promise<void> => {
  // Asking Nx takes seconds even if nothing has changed.
  const state = sourceState(root)
  if (isBuilt(root, state)) return
  const [running] = await runningServers(root)
  if (running !== undefined) {
    stop(
      `The sources have changed, and a server runs from their last build (process ${running}). ` +
        'It loads some of its files on first use, so stop it first.',
    )
  }
  build()
  rememberBuild(root, state)
}

/**
 * Builds the product if a file has changed since the last build, while no other process builds, then runs work on the build. Ends the
 * process if the build fails, or if a server runs from the old one.
 */
export const ensureBuilt = (work?: () => Promise<void>): Promise<void> =>
  withBuildLock(root, async () => {
    await buildChanges()
    await work?.()
  })

if (import.meta.main) await ensureBuilt()
