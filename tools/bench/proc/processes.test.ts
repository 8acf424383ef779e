import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { readGroup, readProcess } from './processes.ts'

const isElsewhere = process.platform !== 'linux'

// Busy for a time of the processor, however many others share it.
const BUSY = 'while (process.cpuUsage().user < 200_000); process.stdout.write("done"); setInterval(() => undefined, 1000)'

test.skipIf(isElsewhere)('this process is found with its parent and memory', () => {
  const own = readProcess(process.pid)
  expect(own).toMatchObject({ pid: process.pid, parent: process.ppid })
  const { rss } = process.memoryUsage()
  expect(own?.residentBytes).toBeGreaterThan(rss / 2)
  expect(own?.residentBytes).toBeLessThan(rss * 2)
  const { user, system } = process.cpuUsage()
  expect(Math.abs((own?.seconds ?? 0) - (user + system) / 1e6)).toBeLessThan(2)
})

test.skipIf(isElsewhere)('a process that does not exist is none', () => {
  expect(readProcess(2 ** 22 + 1)).toBeNull()
})

test.skipIf(isElsewhere)('a group has the time of its children, also of those that have ended', async () => {
  const script = `${process.execPath} -e '${BUSY.replace('setInterval(() => undefined, 1000)', '0')}'; exec ${process.execPath} -e '${BUSY}'`
  const child = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    await once(child.stdout, 'data')
    await once(child.stdout, 'data')
    const { seconds, megabytes } = readGroup(child.pid ?? 0)
    // Each of the two was busy for 0.2 s.
    expect(seconds).toBeGreaterThan(0.2)
    expect(megabytes).toBeGreaterThan(20)
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  }
})
