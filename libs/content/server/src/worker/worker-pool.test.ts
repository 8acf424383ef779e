import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from '@captain/database'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** What the task of the test does, by its input. */
const TASKS = `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { setTimeout as delay } from 'node:timers/promises'
  export const cleanDrawingFile = async (source) => {
    if (source === 'forever') for (;;);
    if (source === 'throws') throw new Error('now')
    if (source.startsWith('/')) writeFileSync(source + '.started', '')
    if (source.startsWith('/')) while (readFileSync(source, 'utf8') !== 'go') await delay(1)
    return { svg: source }
  }`

const folder = mkdtempSync(join(tmpdir(), 'captain-workers-'))
const written = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const file = pathToFileURL(written('tasks.mjs', TASKS))
afterAll(() => rmSync(folder, { recursive: true }))

const logged: string[] = []
const write: Logger['error'] = (_detail, text) => void logged.push(String(text))
const log: Logger = { debug: write, info: write, warn: write, error: write }

let pool: WorkerPool | null = null
const poolOf = (options: Partial<Parameters<typeof createWorkerPool>[0]> = {}) => (pool = createWorkerPool({ file, log, ...options }))
afterEach(async () => {
  await pool?.stop()
  logged.length = 0
})

const done = (svg: string) => ({ value: { svg } })

describe('the pool of threads', () => {
  test('rejects with the error of a task, and of a thread that cannot start, and goes on', async () => {
    await expect(poolOf().run('cleanDrawingFile', 'throws')).rejects.toThrow('now')
    await pool?.stop()
    const broken = written('broken.mjs', `throw new Error('cannot start')`)
    const { run } = poolOf({ file: pathToFileURL(broken), timeLimit: 60_000 })
    await expect(run('cleanDrawingFile', 'a')).rejects.toThrow('a worker thread failed')
    expect(logged).toEqual(['a worker thread failed'])
    written('broken.mjs', TASKS)
    expect(await run('cleanDrawingFile', 'a')).toEqual(done('a'))
  })

  test('ends a task that takes too long, but no task for the time that it waited', async () => {
    const { run } = poolOf({ timeLimit: 3000 })
    expect(await Promise.all([run('cleanDrawingFile', 'forever'), run('cleanDrawingFile', 'a')])).toEqual([{ ended: 'time' }, done('a')])
  })

  test('answers 503 to a task that waits too long, and to one too many', async () => {
    const { run } = poolOf({ waitLimit: 1 })
    const gate = written('first', '')
    const first = run('cleanDrawingFile', gate)
    const others = await Promise.allSettled(Array.from({ length: 30 }, () => run('cleanDrawingFile', 'a')))
    for (const one of others) expect(one).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'too-busy' } })
    written('first', 'go')
    expect(await first).toEqual(done(gate))
    expect(await run('cleanDrawingFile', 'a')).toEqual(done('a'))
  })

  test('answers 503 to tasks that its stop cuts off', async () => {
    const { run, stop } = poolOf()
    const gate = written('gate', '')
    const tasks = Promise.allSettled([run('cleanDrawingFile', gate), run('cleanDrawingFile', 'a')])
    await expect.poll(() => existsSync(`${gate}.started`)).toBe(true)
    await stop()
    for (const one of await tasks) expect(one).toMatchObject({ status: 'rejected', reason: { status: 503 } })
    await expect(run('cleanDrawingFile', 'a')).rejects.toMatchObject({ status: 503 })
  })
})
