import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Sources of the types that a tenant's library fills in. */
const SOURCES = [
  'libs/content/core/src/{declaration,fields,validation}/*.ts',
  'libs/content/core/src/{typed-values,values/record}.ts',
  'libs/content/delivery-client/src/delivered-record.ts',
  'libs/content/server/src/{hooks,tenant-server}.ts',
  'libs/content/server/src/declared/*.ts',
]

export type TypeSources = {
  readonly files: readonly ts.SourceFile[]
  /** Type aliases by name. */
  readonly aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>
}

const isExported = ({ modifiers = ts.factory.createNodeArray() }: ts.TypeAliasDeclaration): boolean =>
  modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Parses the sources of the kit that declare options. */
export const readTypes = (root: string): TypeSources => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()
    .map((path) => ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ESNext, true))
  // Of two types with the same name, the exported one is documented.
  const aliases = files
    .flatMap((file) => file.statements.filter(ts.isTypeAliasDeclaration))
    .toSorted((one, other) => Number(isExported(one)) - Number(isExported(other)))
  return { files, aliases: new Map(aliases.map((alias) => [alias.name.text, alias])) }
}

/** Returns the alias of a name. Throws if the sources have none. */
export const aliasOf = ({ aliases }: TypeSources, name: string): ts.TypeAliasDeclaration => {
  const found = aliases.get(name)
  if (found === undefined) throw new Error(`No source of options declares the type ${name}.`)
  return found
}
