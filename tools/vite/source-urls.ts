import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Keeps `import.meta.url` of a bundled module at its source file, next to which it finds its data: migrations, catalogs, styles. */
export const sourceUrls = (): Plugin => {
  let output = ''
  return {
    name: 'captain:source-urls',
    apply: 'build',
    configResolved: ({ root, build }) => {
      output = resolve(root, build.outDir)
    },
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: 'import.meta.url' },
      handler: (code, id) => {
        const path = JSON.stringify(relative(output, id).replaceAll('\\', '/'))
        return { code: code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`), map: null }
      },
    },
  }
}
