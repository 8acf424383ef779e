import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import { root } from '../root.ts'

const ALL_ICONS = '/@tabler/icons-react/dist/esm/tabler-icons-react.mjs'
const AN_ICON = /\bIcon[A-Z0-9]\w*/g
const A_DEPENDENCY = /\/node_modules\/\..+\/deps\//
const OF_OURS = /^\/(?:apps|libs|tools|\.storybook|node_modules|@id|@fs|@vite)\//

const iconsOf = (text: string): readonly string[] => text.match(AN_ICON) ?? []

const findUsedIcons = (): Set<string> =>
  new Set(
    globSync('{apps,libs}/**/*.{ts,tsx}', { cwd: root, exclude: (path) => path.endsWith('node_modules') || path.endsWith('dist') }).flatMap(
      (file) => iconsOf(readFileSync(join(root, file), 'utf8')),
    ),
  )

let found: Set<string> | undefined
const usedIcons = (): Set<string> => (found ??= findUsedIcons())

/** Keeps only the used icons of six thousand in one module; a page would load 4.5 MB for the others. */
const onlyUsedIcons = (used: ReadonlySet<string>) => ({
  // Part of the cache key of bundled dependencies: another icon, another bundle.
  name: `captain:used-icons:${createHash('sha256')
    .update([...used].sort().join())
    .digest('hex')
    .slice(0, 16)}`,
  load: (id: string) =>
    id.replaceAll('\\', '/').endsWith(ALL_ICONS)
      ? readFileSync(id, 'utf8')
          .split('\n')
          .filter((line) => line.includes('/createReactComponent.mjs') || iconsOf(line).some((name) => used.has(name)))
          .join('\n')
      : null,
})

/**
 * Reduces what test pages load, each of which is a separate document: dependencies without source maps, used icons only, each module once
 * per run. Nothing is cached between runs, nor in watch mode. Tests must not replace modules, since a page with a cached module would miss
 * that.
 */
export const quickPages = (): Plugin => {
  let runsOnce = false
  return {
    name: 'captain:quick-pages',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [onlyUsedIcons(usedIcons())] } } }),
    configureVitest({ vitest }) {
      runsOnce = !vitest.config.watch
    },
    transform: (code, id) => (runsOnce && A_DEPENDENCY.test(id) ? { code, map: { mappings: '' } } : null),
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        if (runsOnce && OF_OURS.test(url)) {
          const setHeader = response.setHeader.bind(response)
          setHeader('Cache-Control', 'max-age=31536000, immutable')
          response.setHeader = (name, value) => (name === 'Cache-Control' ? response : setHeader(name, value))
        }
        next()
      })
    },
  }
}
