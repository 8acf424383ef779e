import ts from 'typescript'
import { typeText } from './type-text.ts'
import type { TypeSources } from './type-aliases.ts'

/** An option as its type and JSDoc describe it. */
export type Option = {
  readonly name: string
  readonly isRequired: boolean
  readonly type: string
  readonly sentence: string
  /** Null if the JSDoc has no `@example`. */
  readonly example: string | null
}

type Member = ts.PropertySignature | ts.MethodSignature

const isMember = (node: ts.Node): node is Member => ts.isPropertySignature(node) || ts.isMethodSignature(node)

const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const tagOf = (node: ts.Node, name: string): ts.JSDocTag | undefined => ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name)

/** Returns the JSDoc of a declaration without its tags. */
export const sentenceOf = (node: ts.Node): string =>
  oneLine(
    ts
      .getJSDocCommentsAndTags(node)
      .filter(ts.isJSDoc)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' '),
  )

const methodText = (node: ts.MethodSignature): string => {
  const parameters = node.parameters.map((parameter) => parameter.name.getText()).join(', ')
  return `(${parameters}) => ${node.type === undefined ? 'void' : typeText(node.type)}`
}

const optionOf = (node: Member): Option => {
  const example = tagOf(node, 'example')
  return {
    name: node.name.getText(),
    isRequired: node.questionToken === undefined,
    type: ts.isMethodSignature(node) ? methodText(node) : node.type === undefined ? 'unknown' : typeText(node.type),
    sentence: sentenceOf(node),
    example: example === undefined ? null : oneLine(ts.getTextOfJSDocComment(example.comment)),
  }
}

/** An object literal of a type; of a union, one of its alternatives. */
type Literal = { readonly node: ts.TypeLiteralNode; readonly isAlternative: boolean }

/** Returns the object literals of a type: the parts of intersections and unions, without those of other aliases. */
const literalsIn = (node: ts.TypeNode, isAlternative = false): readonly Literal[] => {
  if (ts.isTypeLiteralNode(node)) return [{ node, isAlternative }]
  if (ts.isParenthesizedTypeNode(node)) return literalsIn(node.type, isAlternative)
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((type) => literalsIn(type, true))
  return ts.isIntersectionTypeNode(node) ? node.types.flatMap((type) => literalsIn(type, isAlternative)) : []
}

const membersIn = ({ node }: Literal): readonly Member[] =>
  node.members.filter(isMember).filter((member) => tagOf(member, 'internal') === undefined)

const membersOf = (alias: ts.TypeAliasDeclaration): readonly Member[] => literalsIn(alias.type).flatMap(membersIn)

/** Combines the same option of several alternatives. */
const combined = (options: readonly Option[]): Omit<Option, 'isRequired' | 'name'> => ({
  type: [...new Set(options.map(({ type }) => type))].join(' | '),
  sentence: options.find(({ sentence }) => sentence !== '')?.sentence ?? '',
  example: options.find(({ example }) => example !== null)?.example ?? null,
})

/** Returns the options of a type, each once: of a union, those of all alternatives. Members with `@internal` are left out. */
export const optionsOf = (alias: ts.TypeAliasDeclaration): readonly Option[] => {
  const literals = literalsIn(alias.type)
  const alternatives = literals.filter(({ isAlternative }) => isAlternative).length
  const found = literals.flatMap((literal) => membersIn(literal).map((member) => ({ ...literal, option: optionOf(member) })))
  return [...Map.groupBy(found, ({ option }) => option.name)].map(([name, uses]) => ({
    name,
    ...combined(uses.map(({ option }) => option)),
    isRequired: uses.every(({ option, isAlternative }) => option.isRequired && (!isAlternative || uses.length === alternatives)),
  }))
}

/** Returns the types that values of a type contain or functions return; parameters of functions are no options. */
const referencedIn = (node: ts.Node): readonly string[] => {
  if (ts.isParameter(node) || ts.isJSDoc(node)) return []
  const own = ts.isTypeReferenceNode(node) ? [node.typeName.getText()] : []
  const children: string[] = []
  ts.forEachChild(node, (child) => void children.push(...referencedIn(child)))
  return [...own, ...children]
}

/** Returns a type and the types with options that it contains, in order of their first use. */
export const reachableFrom = ({ aliases }: TypeSources, root: ts.TypeAliasDeclaration): readonly ts.TypeAliasDeclaration[] => {
  const found = new Set([root])
  for (const alias of found) {
    const constraints = (alias.typeParameters ?? []).flatMap(({ constraint }) => (constraint === undefined ? [] : referencedIn(constraint)))
    for (const name of [...membersOf(alias).flatMap(referencedIn), ...constraints]) {
      const next = aliases.get(name)
      if (next !== undefined && membersOf(next).length > 0) found.add(next)
    }
  }
  return [...found]
}
