import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Removes copies of the sources from source maps: the repository has them, and a map is parsed when an error is logged. */
export const leanSourceMaps = (): Plugin => ({
  name: 'captain:lean-source-maps',
  apply: 'build',
  writeBundle: ({ dir = '.' }, bundle) => {
    for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
      const { sourcesContent: _copies, ...map } = JSON.parse(readFileSync(join(dir, name), 'utf8'))
      writeFileSync(join(dir, name), JSON.stringify(map))
    }
  },
})
