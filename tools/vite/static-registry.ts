import type { Plugin } from 'vite'

const LAZY_PART = /\(\) => import\(('[^']+')\)/g

/**
 * Puts every part that the registry of tenants names into the file of the registry: the server loads all of them at its start, and files of
 * their own would divide their shared modules into hundreds. `require` keeps each part a function that runs when it is called, so that code
 * of a tenant that throws while it loads rejects the load of that tenant only.
 */
export const staticRegistry = (): Plugin => ({
  name: 'captain:static-registry',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /libs\/tenants\/registry\/src\/index\.ts$/ },
    handler: (code) => {
      const entries = code.replaceAll(LAZY_PART, (_match, path: string) => `async () => require(${path})`)
      if (entries === code) throw new Error('The registry of tenants names no part.')
      return { code: entries, map: null }
    },
  },
})
