import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseAst, type Plugin } from 'vite'

/** Indexes of packages. */
const PACKAGE_INDEX = /\/node_modules\/@(?:mantine|tabler|tanstack)\/.*\/(?:index|tabler-icons-react)\.m?js$/
const OWN_MODULE = /\/libs\/[\w/-]+\/src\/[\w/-]+\.ts$/

const CANDIDATE = /from\s*["']@(?:captain|mantine|tabler|tanstack)\//

/** The module that defines an exported name, and its name there. */
type Origin = { readonly source: string; readonly name: string }

type Statement = ReturnType<typeof parseAst>['body'][number]
type Name = { readonly type: string; readonly name?: string; readonly value?: unknown }

const nameOf = ({ name, value }: Name): string => name ?? String(value)

/** What a statement of an index imports, by local name, or exports, by exported name. */
const originsIn = (statement: Statement): readonly (readonly [string, Origin])[] => {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportNamespaceSpecifier') return []
      const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported)
      return [[specifier.local.name, { source: statement.source.value, name }]]
    })
  if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return []
  const source = statement.source.value
  return statement.specifiers.map(({ local, exported }) => [nameOf(exported), { source, name: nameOf(local) }])
}

type Index = ReadonlyMap<string, Origin>

const absolute = (id: string, origins: readonly (readonly [string, Origin])[]): Index =>
  new Map(
    origins
      .filter(([, { source }]) => source.startsWith('.'))
      .map(([name, origin]) => [name, { source: resolve(dirname(id), origin.source), name: origin.name }]),
  )

/** Returns the relative origins of the names that a module exports; null if it is more than an index, which only re-exports. */
const readIndex = (id: string): Index | null => {
  const isOwn = OWN_MODULE.test(id)
  if (!isOwn && !PACKAGE_INDEX.test(id)) return null
  const { body } = parseAst(readFileSync(id, 'utf8'), { lang: isOwn ? 'ts' : 'js' })
  if (isOwn && !body.every((statement) => statement.type === 'ExportNamedDeclaration' && statement.source !== null)) return null
  const imported = new Map(body.filter(({ type }) => type === 'ImportDeclaration').flatMap(originsIn))
  const named = body.flatMap((statement): readonly (readonly [string, Origin])[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.source !== null) return originsIn(statement)
    return statement.specifiers.flatMap(({ local, exported }) => {
      const origin = imported.get(nameOf(local))
      return origin === undefined ? [] : [[nameOf(exported), origin]]
    })
  })
  return absolute(id, named)
}

const indexes = new Map<string, Index | null>()

const indexAt = (id: string): Index | null => {
  const known = indexes.get(id)
  if (known !== undefined) return known
  const read = readIndex(id)
  indexes.set(id, read)
  return read
}

/** Returns the module that defines a name of an index, and its name there; undefined if the index defines it itself. */
const originOf = (index: Index, name: string): Origin | undefined => {
  const origin = index.get(name)
  if (origin === undefined) return undefined
  const next = indexAt(origin.source)
  return next === null ? origin : originOf(next, origin.name)
}

/**
 * Imports each name from the module that defines it instead of from the index of its package. The graph of modules then shows what a page
 * needs, by which `layerGroups` divides the output.
 */
export const directImports = (): Plugin => ({
  name: 'captain-direct-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.m?[jt]sx?(?:\?|$)/, code: CANDIDATE },
    async handler(code, id) {
      let written = code
      // From the end, so that earlier positions stay valid.
      for (const statement of parseAst(code).body.toReversed()) {
        if (statement.type !== 'ImportDeclaration') continue
        const resolved = await this.resolve(statement.source.value, id)
        const index = resolved === null ? null : indexAt(resolved.id)
        if (index === null) continue
        const lines = statement.specifiers.map((specifier) => {
          if (specifier.type !== 'ImportSpecifier') return null
          const origin = originOf(index, nameOf(specifier.imported))
          return origin === undefined ? null : `import { ${origin.name} as ${specifier.local.name} } from ${JSON.stringify(origin.source)};`
        })
        if (lines.includes(null) || lines.length === 0) continue
        written = written.slice(0, statement.start) + lines.join(' ') + written.slice(statement.end)
      }
      return written === code ? null : { code: written, map: null }
    },
  },
})
