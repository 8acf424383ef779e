import { globSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Returns the folders of tenants' libraries that have a file. */
const tenantsWith = (file: string): readonly string[] =>
  globSync(`libs/tenants/*/${file}`, { cwd: import.meta.dirname })
    .toSorted()
    .map((path) => path.slice(0, -file.length - 1))

// Listed by name: Lingui's {name} placeholder resolves to the wrong folder for nested packages.
const packages = [
  'apps/captain',
  'apps/site',
  'apps/server',
  'libs/ui',
  'libs/content/react',
  ...tenantsWith('src/load-catalog.ts'),
  'libs/ai/server',
  'libs/auth/server',
  'libs/content/server',
  'libs/platform/server',
  'libs/presets/server',
  'libs/rich-text/server',
]

// Parts of the back office whose words are loaded with them, since not everybody gets there.
const parts = [
  'apps/captain/src/routes/admin',
  'apps/captain/src/routes/ai',
  'apps/captain/src/routes/user',
  'apps/captain/src/integrations',
  'apps/captain/src/personal-data',
  'libs/platform/react/src/articles',
  'libs/platform/react/src/home',
  'libs/platform/react/src/palette',
  'libs/platform/react/src/today',
]

// Texts of the editor and of the view, each bundled with its part in both languages.
const richText = ['libs/rich-text/react/src/editor', 'libs/rich-text/react/src/view']

// Texts of parts that load later than the words of all screens, each bundled with its part in both languages.
const later = [
  'form/publish-time',
  'form/publishing',
  'form/writing/tools',
  'history',
  'list/bulk/edit',
  'list/csv/export',
  'list/csv/import',
  'list/views',
  'verbs',
  'media/library',
  'preview',
  'workflows/legal',
  'workflows/inbox/letter',
  'workflows/inbox/reply',
].map((part) => `libs/content/react/src/${part}`)

// What tenants say on the server, which no browser loads.
const servers = tenantsWith('src/server/translator.ts').map((folder) => `${folder}/src/server`)

const apart = [...parts, ...richText, ...later, ...servers]

const exclude = ['**/*.test.*', '**/*.stories.*', '**/node_modules/**']

export default defineConfig({
  sourceLocale: 'ja',
  locales: ['ja', 'en'],
  catalogs: [
    ...packages.map((folder) => ({
      path: `<rootDir>/${folder}/src/locales/{locale}`,
      include: [`<rootDir>/${folder}/src`],
      exclude: [...exclude, ...apart.map((part) => `<rootDir>/${part}/**`)],
    })),
    ...apart.map((part) => ({ path: `<rootDir>/${part}/locales/{locale}`, include: [`<rootDir>/${part}`], exclude })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
})
