import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Listed by name: Lingui's {name} placeholder resolves to the wrong folder for nested packages.
const packages = ['apps/captain', 'apps/site', 'libs/ui', 'libs/content/react']

export default defineConfig({
  sourceLocale: 'ja',
  locales: ['ja', 'en'],
  catalogs: packages.map((folder) => ({
    path: `<rootDir>/${folder}/src/locales/{locale}`,
    include: [`<rootDir>/${folder}/src`],
    exclude: ['**/*.test.*', '**/*.stories.*', '**/node_modules/**'],
  })),
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
})
