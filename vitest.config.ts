import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromium } from './tools/browser/chromium.ts'
import { reactLingui } from './tools/vite/react-lingui.ts'

const exclude = [...configDefaults.exclude, '**/*.browser.test.*', '**/e2e/**']
const withDatabase = ['apps/server/**/*.test.ts', 'libs/*/server/**/*.test.ts', 'tools/testing/*.test.ts', 'tools/bench/**/*.test.ts']
const withServer = ['libs/tenants/*/src/tenant.test.ts']

// These files leave nothing behind in modules, so each module is loaded once for all of them.
const sharedModules = { isolate: false }

// One of its own for each project: Vitest writes the project's name into it.
const inChromium = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A project may have to wait for another one's browser.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: chromium, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
})

// What is looked at has come to rest.
const still: BrowserContextOptions = { reducedMotion: 'reduce' }

// A busy machine is slower, not wrong: what is waited for may take its time, and a second is none.
const patient = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

export default defineConfig({
  plugins: [reactLingui({ failOnMissing: false })],
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,libs}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...withDatabase, ...withServer],
          ...sharedModules,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'server',
          include: withDatabase,
          exclude,
          globalSetup: './vitest.database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: withServer,
          exclude,
          globalSetup: './vitest.server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude: [...exclude, ...withDatabase], testTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          include: ['{apps,libs}/**/*.browser.test.tsx'],
          browser: inChromium(),
          ...patient,
        },
      },
      // Every story, its colours in both schemes. It has Storybook's own plugins, which bring ours along.
      {
        extends: false,
        plugins: [storybookTest({ initialGlobals: { scheme: 'light' } })],
        test: { name: 'storybook', browser: inChromium(still), ...patient },
      },
    ],
  },
})
