import ts from 'typescript'
import { aliasOf, type TypeSources } from './type-aliases.ts'

/** A property or method of a type. */
export type Member = ts.PropertySignature | ts.MethodSignature

/** The members of a part of a type; of a union, those of one of its alternatives. */
export type Part = { readonly members: readonly Member[]; readonly isAlternative: boolean }

const isMember = (node: ts.Node): node is Member => ts.isPropertySignature(node) || ts.isMethodSignature(node)

const isInternal = (node: ts.Node): boolean => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')

const ownMembers = (node: ts.TypeLiteralNode): readonly Member[] => node.members.filter(isMember).filter((member) => !isInternal(member))

/** Returns the object literals of a type: the parts of intersections and unions, without those of other aliases. */
const literalsIn = (node: ts.TypeNode, isAlternative = false): readonly Part[] => {
  if (ts.isTypeLiteralNode(node)) return [{ members: ownMembers(node), isAlternative }]
  if (ts.isParenthesizedTypeNode(node)) return literalsIn(node.type, isAlternative)
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((type) => literalsIn(type, true))
  return ts.isIntersectionTypeNode(node) ? node.types.flatMap((type) => literalsIn(type, isAlternative)) : []
}

/** Returns the parts of a type that its own alias writes out. */
export const ownParts = (alias: ts.TypeAliasDeclaration): readonly Part[] => literalsIn(alias.type)

/** Returns the strings of a union, following aliases of its file. */
const stringsIn = (node: ts.TypeNode): readonly string[] => {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(stringsIn)
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text]
  const alias = node
    .getSourceFile()
    .statements.filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === node.getText())
  return alias === undefined ? [] : stringsIn(alias.type)
}

const SELECTIONS: Readonly<Record<string, (isNamed: boolean) => boolean>> = { Pick: (isNamed) => isNamed, Omit: (isNamed) => !isNamed }

/** Returns the members that `Pick` and `Omit` in an intersection leave of other aliases. */
const selectedIn = (sources: TypeSources, node: ts.TypeNode): readonly Member[] => {
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((type) => selectedIn(sources, type))
  if (!ts.isTypeReferenceNode(node)) return []
  const isSelected = SELECTIONS[node.typeName.getText()]
  const [of, names] = node.typeArguments ?? []
  if (isSelected === undefined || of === undefined || names === undefined || !ts.isTypeReferenceNode(of)) return []
  const named = new Set(stringsIn(names))
  const from = aliasOf(sources, of.typeName.getText())
  return allParts(sources, from).flatMap(({ members }) => members.filter(({ name }) => isSelected(named.has(name.getText()))))
}

/** Returns the parts of a type, with the members that it selects from other aliases. */
export const allParts = (sources: TypeSources, alias: ts.TypeAliasDeclaration): readonly Part[] => {
  const selected = selectedIn(sources, alias.type)
  return [...(selected.length === 0 ? [] : [{ members: selected, isAlternative: false }]), ...ownParts(alias)]
}
