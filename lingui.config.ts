import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Listed by name: Lingui's {name} placeholder resolves to the wrong folder for nested packages.
const packages = [
  'apps/captain',
  'apps/site',
  'libs/ui',
  'libs/content/react',
  'libs/tenants/t1',
  'libs/tenants/t2',
  'libs/tenants/t6',
  'libs/tenants/t7',
  'libs/tenants/t10',
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
  'apps/captain/src/routes/captain/article',
  'apps/captain/src/routes/captain/home',
  'apps/captain/src/routes/user',
  'apps/captain/src/integrations',
  'apps/captain/src/palette',
]

// Texts of the editor and of the view, each bundled with its part in both languages.
const richText = ['libs/rich-text/react/src/editor', 'libs/rich-text/react/src/view']

// What tenants say on the server, which no browser loads.
const servers = ['t1', 't2', 't3', 't6', 't7'].map((tenant) => `libs/tenants/${tenant}/src/server`)

const apart = [...parts, ...richText, ...servers]

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
