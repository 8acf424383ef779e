import { posix } from 'node:path'
import ts from 'typescript'
import { lineOf, parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'

/** One place that reads a class of a module; `name` is null if the code passes on the whole module or computes the name. */
type ClassUse = { readonly path: string; readonly line: number; readonly module: string; readonly name: string | null }

const NO_SELECTORS = /\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/g

/** Returns the classes that a style sheet declares. */
const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replace(NO_SELECTORS, '').matchAll(/([^{};]*)\{/g)]
      .filter(([, selector = '']) => !selector.trim().startsWith('@'))
      .flatMap(([, selector = '']) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
  )

/** Returns the modules that a file imports, by their local names. */
const modulesOf = (path: string, file: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    file.statements.flatMap((statement): readonly (readonly [string, string])[] => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
      const [from, name] = [statement.moduleSpecifier.text, statement.importClause?.name]
      return from.endsWith('.module.css') && name !== undefined ? [[name.text, posix.join(posix.dirname(path), from)]] : []
    }),
  )

/** Returns the class that a module's name reads here; null if any, undefined if the name means something else here. */
const classReadBy = (name: ts.Identifier): string | null | undefined => {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name ? parent.name.text : undefined
  if (ts.isElementAccessExpression(parent)) return ts.isStringLiteralLike(parent.argumentExpression) ? parent.argumentExpression.text : null
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name ? null : undefined
  return ts.isImportClause(parent) || ts.isJsxAttribute(parent) || ts.isPropertySignature(parent) ? undefined : null
}

const usesOf = (path: string, file: ts.SourceFile): readonly ClassUse[] => {
  const modules = modulesOf(path, file)
  const uses: ClassUse[] = []
  if (modules.size === 0) return uses
  walk(file, (node) => {
    const module = ts.isIdentifier(node) ? modules.get(node.text) : undefined
    const name = ts.isIdentifier(node) && module !== undefined ? classReadBy(node) : undefined
    if (module !== undefined && name !== undefined) uses.push({ path, line: lineOf(file, node.getStart(file)), module, name })
  })
  return uses
}

/** Checks that each class that code reads from a CSS module exists, and that code reads each class of a CSS module. */
export const styleClasses: Check = {
  name: 'style classes',
  findings: (tree) => {
    const declared = new Map(tree.files('{apps,libs,.storybook}/**/*.module.css').map((path) => [path, classesOf(tree.read(path))]))
    const uses = [...parsedFiles(tree)].flatMap(([path, file]) => usesOf(path, file))
    const used = Map.groupBy(uses, ({ module }) => module)
    return [
      ...uses
        .filter(({ module, name }) => name !== null && declared.get(module)?.has(name) !== true)
        .map(({ path, line, module, name }) => `${path}:${line}: ${posix.basename(module)} has no .${name}`),
      ...[...declared].flatMap(([path, classes]) => {
        const names = new Set((used.get(path) ?? []).map(({ name }) => name))
        return names.has(null) ? [] : [...classes].filter((name) => !names.has(name)).map((name) => `${path}: no code uses .${name}`)
      }),
    ]
  },
}
