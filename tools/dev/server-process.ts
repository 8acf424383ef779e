import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../testing/compile-cache.ts'

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** Time limit in milliseconds for responses in progress. */
const STOP_TIME = 10_000

/** Starts the server as a Node process that restarts when one of its files changes. */
export const startServerProcess = (variables: Readonly<Record<string, string | undefined>>): { readonly stop: () => Promise<void> } => {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', SERVE], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...compileCache, ...variables },
  })
  const ended = once(child, 'exit')
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  return {
    stop: async () => {
      if (!isRunning()) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIME)
      await ended
      clearTimeout(timer)
    },
  }
}
