import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

export const resultsFolder = join(root, 'test-results')

export type Outcome = { exitCode: number; output: string; seconds: number }

const running = new Set<number>()

/** Ends the process groups of the running steps, browsers and servers included. */
export const killRunning = (signal: NodeJS.Signals): void => {
  for (const group of running) {
    try {
      process.kill(-group, signal)
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** Runs one command, writes its output to test-results/<name>.log, and ends it with its children when its time is up. */
export const runStep = (name: string, command: string, args: readonly string[], minutes: number): Promise<Outcome> => {
  mkdirSync(resultsFolder, { recursive: true })
  const log = createWriteStream(join(resultsFolder, `${name}.log`))
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    const group = child.pid
    if (group !== undefined) running.add(group)
    let output = ''
    const keep = (text: string) => {
      output += text
      log.write(text)
    }
    const timer = setTimeout(() => {
      keep(`\nended: it took longer than ${minutes} minutes\n`)
      killRunning('SIGKILL')
    }, minutes * 60_000)
    child.stdout.on('data', (chunk) => keep(String(chunk)))
    child.stderr.on('data', (chunk) => keep(String(chunk)))
    child.on('error', (error) => keep(`${command}: ${error.message}\n`))
    child.on('close', (code) => {
      clearTimeout(timer)
      if (group !== undefined) running.delete(group)
      log.end()
      resolve({ exitCode: code ?? 1, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}
