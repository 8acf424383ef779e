import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { root } from '../root.ts'
import { createResults, type Results, type TestEvent } from './results.ts'
import type { Step } from './steps.ts'

export type Outcome = { readonly exitCode: number; readonly output: string; readonly seconds: number; readonly results: Results }

const running = new Set<number>()

const kill = (group: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-group, signal)
  } catch {
    // It has ended in the meantime.
  }
}

/** Ends the process groups of the running steps, browsers and servers included. */
export const killRunning = (signal: NodeJS.Signals): void => {
  for (const group of running) kill(group, signal)
}

/** How often a step is looked at, to see whether it goes on. */
const WATCH_MS = 1000

/**
 * Runs one step and writes its output to a file. A step is never too slow, but one that is stuck is ended with its
 * children and named with its unfinished tests: no test of it has ended for `stillMinutes`.
 */
export const runStep = ({ command, args, suite, stillMinutes }: Step, logFile: string): Promise<Outcome> => {
  const file = createWriteStream(logFile)
  const results = createResults()
  const started = performance.now()
  let lastProgress = started
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(suite === undefined ? [] : (['ipc'] as const))],
      env: { ...process.env, CI: '1', NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    const group = child.pid
    if (group !== undefined) running.add(group)
    let output = ''
    const keep = (text: string) => {
      output += text
      file.write(text)
    }
    const watch = setInterval(() => {
      if (group === undefined || performance.now() - lastProgress < stillMinutes * 60_000) return
      clearInterval(watch)
      const tests = results.unfinished().map((test) => `\n  ${test}`)
      results.take({
        kind: 'broke',
        file: null,
        error: `ended, because it was stuck for ${stillMinutes} minutes in:${tests.join('') || ' none of its tests'}`,
      })
      kill(group, 'SIGKILL')
    }, WATCH_MS)
    child.on('message', (event: TestEvent) => {
      if (event.kind === 'ended' || event.kind === 'file ended') lastProgress = performance.now()
      results.take(event)
    })
    child.stdout?.on('data', (chunk) => keep(String(chunk)))
    child.stderr?.on('data', (chunk) => keep(String(chunk)))
    child.on('error', (error) => keep(`${command}: ${error.message}\n`))
    child.on('close', (code) => {
      clearInterval(watch)
      if (group !== undefined) running.delete(group)
      file.end()
      resolve({ exitCode: code ?? 1, output, seconds: (performance.now() - started) / 1000, results })
    })
  })
}
