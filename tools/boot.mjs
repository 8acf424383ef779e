// Runs on any Node from 18 on with nothing installed, so it may use Node's built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
const pinnedNode = join(binaries, 'node')
const stampFile = join(root, 'node_modules', '.boot-stamp')
const entries = { start: 'tools/start.ts', test: 'tools/test.ts', dev: 'tools/dev/run.ts' }
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/i

const stop = (...lines) => {
  process.stderr.write(`\n${lines.join('\n')}\n`)
  process.exit(1)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
/** The pinned Node; on macOS, which has no package of it, the running one if its major version is the same; else null. */
const nodeToRun = () => {
  if (existsSync(pinnedNode)) return pinnedNode
  const major = readFileSync(join(root, '.nvmrc'), 'utf8').split('.')[0]
  return process.platform === 'darwin' && process.versions.node.split('.')[0] === major ? process.execPath : null
}
/**
 * Whether everything that npm has installed is still there, nested packages included. Other package managers have no such list. Workspaces
 * are sources, and the list may name one that no longer exists.
 */
const isComplete = () => {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return true
  const places = Object.keys(JSON.parse(readFileSync(list, 'utf8')).packages).filter((place) => place.includes('node_modules/'))
  return places.every((place) => existsSync(join(root, place, 'package.json')))
}
const isInstalled = () => nodeToRun() !== null && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash() && isComplete()
const stamp = () => writeFileSync(stampFile, lockHash())

/** Tries to lock the database that its argument names, as `npm test` does. Exits with 75 if another process has it. */
const tryLock = `try {
  new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('begin immediate')
} catch ({ errcode }) {
  if (errcode === 5) process.exit(75)
}`

/** Whether tests run in this folder. This Node may be too old to ask itself, but tests run on one that is installed. */
const isTested = () => {
  const [node, lock] = [nodeToRun(), join(root, 'node_modules', '.cache', 'captain-test.sqlite')]
  return node !== null && existsSync(lock) && spawnSync(node, ['--eval', tryLock, lock]).status === 75
}

/**
 * Runs one child and resolves with its exit code, 128 + n after a signal. Signals reach the child once: a terminal sends Ctrl-C to the
 * whole process group by itself, everything else is passed on here, and this process stays until the child is done.
 */
const run = (command, args, { onError, onStderr } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', onStderr ? 'pipe' : 'inherit'],
      env: { ...process.env, PATH: binaries + delimiter + process.env.PATH },
    })
    const forward = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    child.stderr?.on('data', (chunk) => {
      process.stderr.write(chunk)
      onStderr(String(chunk))
    })
    child.on('error', (error) => (onError ? onError(error) : stop(`${command}: ${error.message}`)))
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      resolve(signal ? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1) : (code ?? 1))
    })
  })

/** Becomes the task, so that no second process stays beside it; where Node cannot (before 22.15), the task runs as a child. */
const become = async (command, args) => {
  const env = { ...process.env, PATH: binaries + delimiter + process.env.PATH }
  if (typeof process.execve !== 'function') return run(command, args)
  process.chdir(root)
  return process.execve(command, [command, ...args], env)
}

const install = async () => {
  if (isTested()) stop('Packages are missing or have changed, and tests run in this folder. Wait for them, or stop them first.')
  process.stdout.write('Installing the packages of package-lock.json (about a minute, only when they have changed or some are missing) …\n')
  let complaints = ''
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    onError: () => stop('npm was not found. Install Node.js 20 or later together with npm 10 or later, then run this command again.'),
    onStderr: (text) => (complaints += text),
  })
  if (code > 128) process.exit(code)
  if (code !== 0 && unreachable.test(complaints)) {
    stop('The package registry could not be reached. Check the network (and the proxy settings of npm), then run this command again.')
  }
  if (code !== 0) stop(`The packages could not be installed: npm ended with exit code ${code}. What npm printed above says why.`)
  if (nodeToRun() === null) {
    stop(
      `The pinned Node.js was not installed for ${process.platform}-${process.arch}.`,
      'On Linux (x64, arm64) it is an optional dependency: remove `omit=optional` from the npm configuration.',
      'On macOS, install the Node.js version that .nvmrc names. On Windows, use WSL.',
    )
  }
  stamp()
}

const [task, ...args] = process.argv.slice(2)
if (task === 'stamp') {
  stamp()
} else if (task in entries) {
  if (!isInstalled()) await install()
  process.exitCode = await become(nodeToRun(), [entries[task], ...args])
} else {
  stop(`Usage: node tools/boot.mjs ${Object.keys(entries).join(' | ')}`)
}
