import { defineConfig, devices } from '@playwright/test'
import { chromium } from './tools/browser/chromium.ts'

export default defineConfig({
  // The whole crawl is for people who ask for it: `npm run crawl`, `npm run crawl:dark`.
  projects: [
    { name: 'e2e', testDir: 'apps', testMatch: '*/e2e/**/*.test.ts' },
    { name: 'screens', testDir: 'tools/crawl', testMatch: '*.crawl.ts' },
    { name: 'crawl', testDir: 'tools/crawl', testMatch: '*.crawl.ts', timeout: 3_600_000 },
    { name: 'crawl-dark', testDir: 'tools/crawl', testMatch: '*.crawl.ts', timeout: 3_600_000, use: { colorScheme: 'dark' } },
  ],
  outputDir: 'test-results/e2e',
  globalSetup: './tools/browser/start-built-server.ts',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Limits, not waits: a busy machine may take many times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // Recording costs every test time; the one that is looked into is run again with --trace on.
    trace: 'off',
    actionTimeout: 30_000,
    launchOptions: chromium,
  },
})
