import { posix } from 'node:path'
import ts from 'typescript'
import { asRecord, isObject } from '@captain/validation'
import type { SourceTree } from '../checks/source-tree.ts'
import { parsedFiles, walk } from './parsed-files.ts'

/** One import or re-export of a module. `name` and `as` are `*` for the whole namespace; `as` is null where nothing is bound. */
export type Link = {
  from: string
  to: string
  names: readonly { name: string; as: string }[]
  isReExport: boolean
  isType: boolean
}

type Targets = (specifier: string) => readonly string[]
type Found = Omit<Link, 'from' | 'to'> & { specifier: string }

const ALL_NAMES = [{ name: '*', as: '*' }]

/** Whether a value is an object that has only texts. */
export const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string')

/** Returns the files that the packages of the workspace export, by import specifier. */
export const packageExports = (tree: SourceTree): ReadonlyMap<string, string> =>
  new Map(
    tree.files('{apps,libs,tools}/**/package.json').flatMap((path) => {
      const { name, exports } = asRecord(JSON.parse(tree.read(path)))
      return typeof name === 'string' && isTextRecord(exports)
        ? Object.entries(exports).map(([entry, file]) => [posix.join(name, entry), posix.join(posix.dirname(path), file)] as const)
        : []
    }),
  )

const importNames = (clause: ts.ImportClause | undefined): Found['names'] => {
  const bindings = clause?.namedBindings
  return [
    ...(clause?.name ? [{ name: 'default', as: clause.name.text }] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? [{ name: '*', as: bindings.name.text }] : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, as: name.text }))
      : []),
  ]
}

const importOf = (node: ts.ImportDeclaration): Omit<Found, 'specifier'> => {
  const clause = node.importClause
  const bindings = clause?.namedBindings
  const areTypes = bindings && ts.isNamedImports(bindings) && !clause.name && bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  return {
    names: importNames(clause),
    isReExport: false,
    isType: clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || (areTypes === true && bindings.elements.length > 0),
  }
}

const exportOf = (node: ts.ExportDeclaration): Omit<Found, 'specifier'> => {
  const clause = node.exportClause
  const elements = clause && ts.isNamedExports(clause) ? clause.elements : []
  return {
    names:
      elements.length > 0 ? elements.map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, as: name.text })) : ALL_NAMES,
    isReExport: true,
    isType: node.isTypeOnly || (elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly)),
  }
}

/** Returns the link that a node makes, null if it makes none. */
const foundAt = (node: ts.Node): Found | null => {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, ...importOf(node) }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, ...exportOf(node) }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    const { qualifier } = node
    const name = qualifier && ts.isIdentifier(qualifier) ? qualifier.text : '*'
    return { specifier: node.argument.literal.text, names: [{ name, as: name }], isReExport: false, isType: true }
  }
  const argument = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
  return argument && ts.isStringLiteralLike(argument)
    ? { specifier: argument.text, names: ALL_NAMES, isReExport: false, isType: false }
    : null
}

/** Returns every target of an entry in `imports`, for all conditions. */
const targetsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return (Array.isArray(value) ? value : Object.values(asRecord(value))).flatMap(targetsIn)
}

type Subpath = { folder: string; prefix: string; targets: readonly string[] }

/** Returns the subpath imports of the workspace's packages, such as `#server/*`. */
const subpathImports = (tree: SourceTree): readonly Subpath[] =>
  tree.files('{apps,libs,tools}/**/package.json').flatMap((path) => {
    const { imports } = asRecord(JSON.parse(tree.read(path)))
    return Object.entries(asRecord(imports)).map(([pattern, value]) => ({
      folder: posix.dirname(path),
      prefix: pattern.replace('*', ''),
      targets: targetsIn(value),
    }))
  })

const targetsFrom =
  (path: string, exported: ReadonlyMap<string, string>, subpaths: readonly Subpath[]): Targets =>
  (specifier) => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)]
    if (!specifier.startsWith('#')) return [exported.get(specifier)].filter((target) => target !== undefined)
    return subpaths
      .filter(({ folder, prefix }) => path.startsWith(`${folder}/`) && specifier.startsWith(prefix))
      .flatMap(({ folder, prefix, targets }) =>
        targets.map((target) => {
          const filled = target.replace('*', specifier.slice(prefix.length))
          return filled.startsWith('.') ? posix.join(folder, filled) : exported.get(filled)
        }),
      )
      .filter((target) => target !== undefined)
  }

const linked = new WeakMap<SourceTree, readonly Link[]>()

/** Returns every import and re-export between files of the tree; imports of installed packages are left out. */
export const linksOf = (tree: SourceTree): readonly Link[] => {
  const known = linked.get(tree)
  if (known) return known
  const files = parsedFiles(tree)
  const exported = packageExports(tree)
  const subpaths = subpathImports(tree)
  const links: Link[] = []
  for (const [path, file] of files) {
    const targets = targetsFrom(path, exported, subpaths)
    walk(file, (node) => {
      const found = foundAt(node)
      if (found === null) return
      for (const to of targets(found.specifier)) {
        if (files.has(to)) links.push({ from: path, to, names: found.names, isReExport: found.isReExport, isType: found.isType })
      }
    })
  }
  linked.set(tree, links)
  return links
}
