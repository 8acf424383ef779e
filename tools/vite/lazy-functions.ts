import type { Plugin } from 'vite'

const PREFIX = '\0lazy-functions:'

/** The asynchronous functions of a package that a program needs; they load the package with their first call. */
type LazyPackages = Readonly<Record<string, readonly string[]>>

/** Defers loading of packages that other packages import statically. A name that is not listed fails the build. */
export const lazyFunctions = (packages: LazyPackages): Plugin => ({
  name: 'captain:lazy-functions',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      Object.hasOwn(packages, source) && importer !== undefined && !importer.startsWith(PREFIX) ? PREFIX + source : null,
  },
  load: (id) => {
    if (!id.startsWith(PREFIX)) return null
    const source = id.slice(PREFIX.length)
    const names = packages[source] ?? []
    const lazy = names.map((name) => `export const ${name} = async (...given) => (await import('${source}')).${name}(...given)`)
    return { code: lazy.join('\n'), moduleSideEffects: false }
  },
})
