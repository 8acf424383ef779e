import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Sources of the types that a tenant's library fills in. */
const SOURCES = [
  'libs/content/core/src/{declaration,fields,validation}/*.ts',
  'libs/content/server/src/{hooks,tenant-server}.ts',
  'libs/content/server/src/declared/*.ts',
]

export type TypeSources = {
  readonly files: readonly ts.SourceFile[]
  /** Type aliases by name. */
  readonly aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>
}

/** Parses the sources of the kit that declare options. */
export const readTypes = (root: string): TypeSources => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()
    .map((path) => ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ESNext, true))
  const aliases = files.flatMap((file) => file.statements.filter(ts.isTypeAliasDeclaration))
  return { files, aliases: new Map(aliases.map((alias) => [alias.name.text, alias])) }
}

/** Returns the alias of a name. Throws if the sources have none. */
export const aliasOf = ({ aliases }: TypeSources, name: string): ts.TypeAliasDeclaration => {
  const found = aliases.get(name)
  if (found === undefined) throw new Error(`No source of options declares the type ${name}.`)
  return found
}
