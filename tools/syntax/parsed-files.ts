import ts from 'typescript'
import type { SourceTree } from '../checks/source-tree.ts'

const PATTERN = '{*.ts,{apps,libs,tools,.storybook}/**/*.{ts,tsx}}'

const parsedTrees = new WeakMap<SourceTree, ReadonlyMap<string, ts.SourceFile>>()

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** Returns the syntax trees of all TypeScript files by path; each file is parsed once per tree. */
export const parsedFiles = (tree: SourceTree): ReadonlyMap<string, ts.SourceFile> => {
  const parsed = parsedTrees.get(tree) ?? new Map(tree.files(PATTERN).map((path) => [path, parse(path, tree.read(path))]))
  parsedTrees.set(tree, parsed)
  return parsed
}

/** Calls `visit` for a node and everything inside it, parents first. */
export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Returns the number of the line on which a node starts, counted from 1. */
export const lineOf = (file: ts.SourceFile, position: number): number => file.getLineAndCharacterOfPosition(position).line + 1
