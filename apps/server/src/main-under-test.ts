import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '@captain/testing/compile-cache'

/** The program that starts the server. */
export const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

/** A server that started although it should have failed would outlive the test. */
const ENDED_MS = 180_000

/** Runs the server until it ends by itself; returns its exit code and what it printed. */
export const runMain = async (env: Readonly<Record<string, string>>): Promise<{ readonly code: unknown; readonly said: string }> => {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: ENDED_MS,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code]: readonly unknown[] = await once(child, 'close')
  return { code, said: said.trim() }
}
