import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Listed by name: Lingui's {name} placeholder resolves to the wrong folder for nested packages.
const packages = ['apps/captain', 'apps/site', 'libs/ui', 'libs/content/react']

// Words that only administrators load.
const administration = 'apps/captain/src/routes/admin'

const exclude = ['**/*.test.*', '**/*.stories.*', '**/node_modules/**']

export default defineConfig({
  sourceLocale: 'ja',
  locales: ['ja', 'en'],
  catalogs: [
    ...packages.map((folder) => ({
      path: `<rootDir>/${folder}/src/locales/{locale}`,
      include: [`<rootDir>/${folder}/src`],
      exclude: [...exclude, `<rootDir>/${administration}/**`],
    })),
    { path: `<rootDir>/${administration}/locales/{locale}`, include: [`<rootDir>/${administration}`], exclude },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
})
