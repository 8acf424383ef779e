import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
const SHIPPED_REACT = '/node_modules/react/cjs/react.production.js'

/** What the shipped React leaves out: after `act`, what was rendered is there, and what was unmounted is gone. */
const FLUSHING = `
const IDLE_PRIORITY = 5
const ofNothingElse = (resolve) => void require('scheduler').unstable_scheduleCallback(IDLE_PRIORITY, resolve)
exports.act = async (work) => {
  let done
  require('react-dom').flushSync(() => void (done = work()))
  if (typeof done?.then !== 'function') return done
  const result = await done
  // What was rendered after the first wait of the work.
  await new Promise(ofNothingElse)
  return result
}
`

const slashes = (path: string): string => path.replaceAll('\\', '/')

/**
 * Tests meet React as people get it: a third of what their pages compute would otherwise be the origin of every element, for messages that only
 * developers read. All else stays as in development, where a text needs no compiled catalog.
 */
export const shippedReact = (): Plugin => ({
  name: 'captain:shipped-react',
  // After React's own plugin: its elements of development are unknown to the shipped React.
  enforce: 'post',
  config: () => ({
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      rolldownOptions: {
        plugins: [
          {
            name: 'captain:shipped-react',
            resolveId: (source: string, importer?: string) =>
              source.endsWith('.development.js') && importer !== undefined && REACT.test(slashes(importer))
                ? join(dirname(importer), source.replace(/\.development\.js$/, '.production.js'))
                : null,
            load: (id: string) => (slashes(id).endsWith(SHIPPED_REACT) ? readFileSync(id, 'utf8') + FLUSHING : null),
          },
        ],
      },
    },
  }),
})
