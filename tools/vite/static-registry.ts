import type { Plugin } from 'vite'

const LAZY_PART = /\(\) => import\(('[^']+')\)/g

/**
 * Imports every part that the registry of tenants names at once. The server loads all of them at its start, and dynamic imports would only
 * divide their shared modules into hundreds of files.
 */
export const staticRegistry = (): Plugin => ({
  name: 'captain:static-registry',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /libs\/tenants\/registry\/src\/index\.ts$/ },
    handler: (code) => {
      const parts: string[] = []
      const entries = code.replaceAll(LAZY_PART, (_match, path: string) => {
        parts.push(`import * as part${parts.length} from ${path}`)
        return `async () => part${parts.length - 1}`
      })
      if (parts.length === 0) throw new Error('The registry of tenants names no part.')
      return { code: [...parts, entries].join('\n'), map: null }
    },
  },
})
