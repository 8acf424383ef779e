import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { root } from '../root.ts'
import { createResults, type Results, type TestEvent } from './results.ts'
import type { Step } from './steps.ts'

export type Outcome = { readonly exitCode: number; readonly output: string; readonly seconds: number; readonly results: Results }

const running = new Map<number, Promise<unknown>>()

const kill = (group: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-group, signal)
  } catch {
    // It has ended in the meantime.
  }
}

/** Time in which steps that are asked to end remove what they made. */
const GRACE_MS = 10_000

/** Ends the process groups of the running steps, browsers and servers included; resolves when they have ended. */
export const endRunning = async (): Promise<void> => {
  const [groups, ends] = [[...running.keys()], [...running.values()]]
  for (const group of groups) kill(group, 'SIGTERM')
  const force = setTimeout(() => {
    for (const group of groups) kill(group, 'SIGKILL')
  }, GRACE_MS)
  await Promise.all(ends)
  clearTimeout(force)
}

/** How often a step is looked at, to see whether it goes on. */
const WATCH_MS = 1000

/**
 * Runs one step and writes its output to a file. A step is never too slow, but one that has stalled is ended with its children and named
 * with its unfinished tests.
 */
export const runStep = ({ command, args, suite, stallMinutes }: Step, logFile: string): Promise<Outcome> => {
  const file = createWriteStream(logFile)
  const results = createResults()
  const started = performance.now()
  let lastProgress = started
  let group: number | undefined
  const outcome = new Promise<Outcome>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(suite === undefined ? [] : (['ipc'] as const))],
      env: { ...process.env, CI: '1', NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    group = child.pid
    let output = ''
    const keep = (text: string) => {
      // A suite may print while it hangs.
      if (suite === undefined) lastProgress = performance.now()
      output += text
      file.write(text)
    }
    const watch = setInterval(() => {
      if (group === undefined || performance.now() - lastProgress < stallMinutes * 60_000) return
      clearInterval(watch)
      const tests = results.unfinished().map((test) => `\n  ${test}`)
      results.take({
        kind: 'broke',
        file: null,
        error: `ended, because for ${stallMinutes} minutes nothing ended in:${tests.join('') || ' none of its tests'}`,
      })
      kill(group, 'SIGKILL')
    }, WATCH_MS)
    child.on('message', (event: TestEvent) => {
      if (event.kind !== 'began') lastProgress = performance.now()
      results.take(event)
    })
    // Decoded as a stream: a character may be split between chunks.
    for (const printed of [child.stdout, child.stderr]) printed?.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => keep(`${command}: ${error.message}\n`))
    child.on('close', (code) => {
      clearInterval(watch)
      if (group !== undefined) running.delete(group)
      file.end()
      resolve({ exitCode: code ?? 1, output, seconds: (performance.now() - started) / 1000, results })
    })
  })
  if (group !== undefined) running.set(group, outcome)
  return outcome
}
