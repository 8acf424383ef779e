import ts from 'typescript'
import { lineOf, parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Prose } from './prose.ts'
import type { SourceTree } from './source-tree.ts'

/** Returns the name that a node declares: a variable, function, type, parameter or property; null for uses of a name. */
const declaredName = (node: ts.Node): ts.Identifier | null => {
  if (ts.isBindingElement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node))
    return ts.isIdentifier(node.name) ? node.name : null
  if (ts.isPropertySignature(node) || ts.isPropertyAssignment(node) || ts.isMethodSignature(node))
    return ts.isIdentifier(node.name) ? node.name : null
  if (ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node)) return node.name
  return ts.isFunctionDeclaration(node) ? (node.name ?? null) : null
}

/** Returns the words of a name in camelCase, PascalCase or SNAKE_CASE, separated by spaces. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+/g, ' ').trim()

/** Returns the words of every declared name of TypeScript files, and of every placeholder of catalogues. */
export const declaredNames = (tree: SourceTree): readonly Prose[] => [
  ...[...parsedFiles(tree)].flatMap(([path, file]) => {
    const found: Prose[] = []
    walk(file, (node) => {
      const name = declaredName(node)
      if (name !== null) found.push({ path, line: lineOf(file, name.getStart(file)), text: wordsOf(name.text) })
    })
    return found
  }),
  ...tree.files('{apps,libs}/**/en.po').flatMap((path) =>
    tree
      .read(path)
      .split('\n')
      .flatMap((line, index) =>
        line.startsWith('msgid ')
          ? [...line.matchAll(/\{(\w+)/g)].map(([, name = '']) => ({ path, line: index + 1, text: wordsOf(name) }))
          : [],
      ),
  ),
]
