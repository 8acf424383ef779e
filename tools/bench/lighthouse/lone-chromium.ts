import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium as engine, type BrowserContext } from 'playwright'
import { chromium } from '../../testing/chromium.ts'
import { freePort } from '../../testing/free-port.ts'

const PATIENCE = 30_000

export type LoneChromium = {
  /** Address of its debugger. */
  readonly port: number
  readonly folder: string
  readonly stop: () => Promise<void>
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/json/version`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts a Chromium without other users, with an empty profile and these cookies: Lighthouse misses page loads in one of Playwright's. */
export const startLoneChromium = async (cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<LoneChromium> => {
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'captain-lighthouse-')), freePort()])
  const own = [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${join(folder, 'profile')}`,
    '--lang=ja',
    '--no-first-run',
  ]
  const child = spawn(chromium.executablePath, [...chromium.args, ...own, 'about:blank'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const deadline = Date.now() + PATIENCE
    while (!(await answers(port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${chromium.executablePath} did not start.`)
      await delay(50)
    }
    const browser = await engine.connectOverCDP(`http://localhost:${port}`)
    await browser.contexts()[0]?.addCookies(cookies)
    await browser.close()
  } catch (error) {
    await stop()
    throw error
  }
  return { port, folder, stop }
}
