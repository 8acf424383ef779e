import { defineConfig, devices } from '@playwright/test'
import { chromium } from './tools/testing/chromium.ts'

/** Tag of what breaks processes, networks and builds, and of what repeats in another form what another test proves. */
const SYSTEM = /@system\b/

const ways = { testDir: 'apps', testMatch: '**/apps/*/e2e/**/*.test.ts' }

const crawl = { testDir: 'tools/crawl', testMatch: '*.crawl.ts' }

// What waits for an animation waits for nothing else; the system ring has them.
const still = { contextOptions: { reducedMotion: 'reduce' as const } }

export default defineConfig({
  // Two rings: `npm test` runs e2e and screens, `npm run test:system` the others. Each test and each visit belongs to one.
  projects: [
    { name: 'e2e', ...ways, grepInvert: SYSTEM, use: still },
    { name: 'screens', ...crawl },
    { name: 'system', ...ways, grep: SYSTEM },
    { name: 'crawl', ...crawl },
    { name: 'crawl-dark', ...crawl, use: { colorScheme: 'dark' } },
  ],
  outputDir: 'test-results/e2e',
  globalSetup: './tools/browser/start-built-server.ts',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Limits, not waits: a busy machine may take many times as long as a quiet one.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // Recording costs every test time; the one that is looked into is run again with --trace on.
    trace: 'off',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: chromium,
  },
})
