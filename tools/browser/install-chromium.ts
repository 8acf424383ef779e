import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '../testing/chromium.ts'

const packages = ['chromium', 'fonts-noto-cjk']

const hasJapaneseFont = () => spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).stdout?.includes('Noto') ?? false

/** Installs Chromium and a Japanese font if missing and if it runs as root on Debian. Returns instructions for the user, or null. */
export const installChromium = (): string | null => {
  if (existsSync(chromium.executablePath) && hasJapaneseFont()) return null
  const advice = `Browser tests need Chromium and a Japanese font. Install them with: sudo apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0) return advice
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  const installed = aptGet('update', '-q') && aptGet('install', '-y', '-q', '--no-install-recommends', ...packages)
  return installed && existsSync(chromium.executablePath) ? null : advice
}
