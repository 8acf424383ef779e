import { parseArgs } from 'node:util'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromium } from './tools/testing/chromium.ts'
import { browserParts } from './tools/vite/browser-parts.ts'
import { quickPages } from './tools/vite/quick-pages.ts'
import { reactLingui } from './tools/vite/react-lingui.ts'
import { shippedReact } from './tools/vite/shipped-react.ts'

const SYSTEM = '**/*.system.test.ts'
const exclude = [...configDefaults.exclude, '**/*.browser.test.*', '**/e2e/**', SYSTEM]
const withDatabase = [
  'apps/server/**/*.test.ts',
  'libs/*/server/**/*.test.ts',
  'libs/tenants/*/src/server/**/*.test.ts',
  'libs/database/**/*.test.ts',
  'tools/testing/*.test.ts',
  'tools/bench/**/*.test.ts',
]
const withServer = ['libs/tenants/*/src/tenant.test.ts']

// These files leave nothing behind in modules, so each module is loaded once for all of them.
const sharedModules = { isolate: false }

// Animations are off, so that tests see final states.
const still: BrowserContextOptions = { reducedMotion: 'reduce' }

// A separate value for each project, because Vitest writes the project's name into it.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A project may have to wait for another one's browser.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: chromium, contextOptions: still }),
  instances: [{ browser: 'chromium' as const }],
})

// A busy machine is slower, not wrong: limits are for what hangs. What is there is seen at once.
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000, interval: 20 } } }

// Files that replace modules, listen to keys before any editor, or need the page without the styles of the back office.
const ownPage = [
  'libs/{auth,validation}/**/*.browser.test.tsx',
  'libs/rich-text/react/src/view/*.browser.test.tsx',
  '**/{captain-palette,lazy-sections,marks,missing-host,newer-build,palette,stored-path}.browser.test.tsx',
]

const OTHERS = ['unit', 'server', 'conformance', 'tools', 'system', 'browser', 'browser-shared', 'browser*']

const {
  values: { project: requestedProjects },
  positionals,
} = parseArgs({ options: { project: { type: 'string', multiple: true } }, allowPositionals: true, strict: false })
// Reading Storybook's own settings takes seconds, which a run of other projects alone need not wait for.
const hasStories = !Array.isArray(requestedProjects) || requestedProjects.some((name) => !OTHERS.includes(String(name)))

export default defineConfig({
  plugins: [reactLingui({ failOnMissing: false })],
  // The database of a running server. A single run watches nothing, unless it has settings for it.
  ...(!positionals.includes('run') && { server: { watch: { ignored: ['**/.data/**'] } } }),
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,libs}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...withDatabase, ...withServer],
          ...sharedModules,
          pool: 'threads',
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: withDatabase,
          exclude,
          ...sharedModules,
          globalSetup: './tools/test/start-database.ts',
          setupFiles: './tools/test/provide-server.ts',
          ...patient,
        },
      },
      {
        test: {
          name: 'conformance',
          include: withServer,
          exclude,
          ...sharedModules,
          globalSetup: './tools/test/start-conformance-server.ts',
          ...patient,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: [...exclude, ...withDatabase],
          ...patient,
        },
      },
      {
        test: {
          name: 'system',
          include: [SYSTEM],
          globalSetup: './tools/test/start-database.ts',
          setupFiles: './tools/test/provide-server.ts',
          ...patient,
          testTimeout: 900_000,
        },
      },
      {
        plugins: [quickPages(), browserParts(), shippedReact()],
        test: {
          name: 'browser',
          include: ownPage,
          browser: inChromium(),
          ...patient,
        },
      },
      {
        plugins: [quickPages(), browserParts(), shippedReact()],
        test: {
          name: 'browser-shared',
          include: ['{apps,libs}/**/*.browser.test.tsx'],
          exclude: [...configDefaults.exclude, ...ownPage],
          ...sharedModules,
          setupFiles: './apps/captain/src/testing/shared-page.ts',
          browser: inChromium(),
          ...patient,
        },
      },
      ...(hasStories
        ? [
            // Every story, its colours in both schemes. It has Storybook's own plugins, which bring ours along. They share a page, as for people.
            {
              extends: false as const,
              // The packages of a copied repository are links out of it.
              server: { fs: { strict: false } },
              plugins: [storybookTest({ initialGlobals: { scheme: 'light' } }), quickPages(), shippedReact()],
              test: { name: 'storybook', ...sharedModules, browser: inChromium(), ...patient },
            },
          ]
        : []),
    ],
  },
})
