import { defineConfig, devices } from '@playwright/test'
import { chromium } from './tools/browser/chromium.ts'

export default defineConfig({
  testDir: 'apps',
  testMatch: '*/e2e/**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tools/browser/start-built-server.ts',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // Recording costs every test time; the one that is looked into is run again with --trace on.
    trace: 'off',
    actionTimeout: 15_000,
    launchOptions: chromium,
  },
})
