import ts from 'typescript'
import type { SourceTree } from '../checks/source-tree.ts'
import { linksOf, type Link } from './modules.ts'
import { lineOf, parsedFiles, walk } from './parsed-files.ts'
import { isTestCode } from './source-kinds.ts'

type Export = { path: string; name: string; line: number; isReExport: boolean; isType: boolean; isDocumentedApi: boolean }

/** How an export is used; `isUsedInFile` is true if its own file uses it elsewhere too. */
export type ExportUse = Export & { users: 'production' | 'tests' | 'none'; isUsedInFile: boolean }
type Users = ExportUse['users']

const keyOf = ({ path, name }: Pick<Export, 'path' | 'name'>): string => `${path}#${name}`

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

const boundNames = (name: ts.BindingName): readonly ts.Identifier[] =>
  ts.isIdentifier(name) ? [name] : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)))

/** Returns the names that one statement exports; a default export is left out, since frameworks load it. */
const exportedBy = (node: ts.Statement): readonly ts.Node[] => {
  if (ts.isExportDeclaration(node)) {
    return node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements.map(({ name }) => name) : []
  }
  if (!isExported(node)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const isNamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node)
  return isNamed && node.name ? [node.name] : []
}

/** Whether a comment with `@public` and a reason keeps an export for users outside the repository. */
const isDocumentedApi = (statement: ts.Statement): boolean =>
  ts
    .getJSDocTags(statement)
    .some(({ tagName, comment }) => tagName.text === 'public' && (ts.getTextOfJSDocComment(comment) ?? '').trim() !== '')

const isTypeExport = (statement: ts.ExportDeclaration, name: ts.Node): boolean =>
  statement.isTypeOnly || (ts.isExportSpecifier(name.parent) && name.parent.isTypeOnly)

/** Returns the named exports of a file in order, re-exports included. */
const exportsOf = (file: ts.SourceFile): readonly Export[] =>
  file.statements.flatMap((statement) =>
    exportedBy(statement).map((name) => ({
      path: file.fileName,
      name: name.getText(file),
      line: lineOf(file, name.getStart(file)),
      isReExport: ts.isExportDeclaration(statement),
      isType: ts.isTypeAliasDeclaration(statement) || (ts.isExportDeclaration(statement) && isTypeExport(statement, name)),
      isDocumentedApi: isDocumentedApi(statement),
    })),
  )

const identifierCounts = (file: ts.SourceFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  walk(file, (node) => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1)
  })
  return counts
}

/** Returns the members of a namespace import that a file reads, null where it passes the namespace on as a value. */
const membersRead = (file: ts.SourceFile, namespace: string): readonly string[] | null => {
  const members: string[] = []
  let isPassedOn = false
  walk(file, (node) => {
    if (!ts.isIdentifier(node) || node.text !== namespace || ts.isNamespaceImport(node.parent)) return
    if (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) members.push(node.parent.name.text)
    else if (ts.isQualifiedName(node.parent) && node.parent.left === node) members.push(node.parent.right.text)
    else if (!(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) isPassedOn = true
  })
  return isPassedOn ? null : members
}

/** Returns the identifiers and quoted texts of a file; comments are left out. */
const wordsIn = (file: ts.SourceFile): ReadonlySet<string> => {
  const words = new Set<string>()
  walk(file, (node) => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) words.add(node.text)
  })
  return words
}

/** Returns the names that a link reads of its target. A dynamic import reads what the file names, or everything if it names nothing. */
const namesRead = (file: ts.SourceFile, { names }: Link, offered: readonly string[]): readonly string[] =>
  names.flatMap(({ name, as }) => {
    if (name !== '*') return [name]
    if (as !== '*') return membersRead(file, as) ?? offered
    const words = wordsIn(file)
    const named = offered.filter((one) => words.has(one))
    return named.length > 0 ? named : offered
  })

/** Returns who imports each named export of the tree. A re-export counts for its origin. Entry files and exports with a `@public` reason are used from outside. */
export const exportUsers = (tree: SourceTree, isEntry: (path: string) => boolean): readonly ExportUse[] => {
  const files = parsedFiles(tree)
  const links = linksOf(tree)
  const all = [...files.values()].flatMap(exportsOf)
  const offered = Map.groupBy(all, ({ path }) => path)
  const origins = new Map<string, string>(
    links
      .filter(({ isReExport }) => isReExport)
      .flatMap(({ from, to, names }) => names.map(({ name, as }) => [`${from}#${as}`, `${to}#${name}`] as const)),
  )
  const originOf = (key: string): string => {
    const origin = origins.get(key)
    return origin === undefined ? key : originOf(origin)
  }
  const users = new Map<string, Users>()
  const mark = (key: string, by: Users): void => {
    if (users.get(key) === 'production' || users.get(key) === by) return
    users.set(key, by)
    const origin = origins.get(key)
    if (origin !== undefined) mark(origin, by)
  }
  for (const link of links.filter(({ isReExport }) => !isReExport)) {
    const file = files.get(link.from)
    const names = file
      ? namesRead(
          file,
          link,
          (offered.get(link.to) ?? []).map(({ name }) => name),
        )
      : []
    for (const name of names) mark(`${link.to}#${name}`, isTestCode(link.from) ? 'tests' : 'production')
  }
  const documented = new Set(all.filter((one) => one.isDocumentedApi).map(keyOf))
  for (const one of all) {
    const key = keyOf(one)
    if (isEntry(one.path) || documented.has(originOf(key))) mark(key, 'production')
  }
  const counts = new Map([...files].map(([path, file]) => [path, identifierCounts(file)]))
  return all.map((one) => ({
    ...one,
    users: users.get(keyOf(one)) ?? 'none',
    isUsedInFile: (counts.get(one.path)?.get(one.name) ?? 0) > 1,
  }))
}
