import { spawnSync } from 'node:child_process'
import { root } from './root.ts'

process.stdout.write('Building what has changed …\n')
const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
if (build.status !== 0) {
  process.stderr.write(`${build.stdout}${build.stderr}\nThe build failed, so the server was not started.\n`)
  process.exit(build.status ?? 1)
}

// In this same process, so that its signals reach the server.
process.chdir(root)
await import('../apps/server/src/main.ts')
