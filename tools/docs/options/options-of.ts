import ts from 'typescript'
import { describedBy, writtenAs } from './described-types.ts'
import { allParts, ownParts, type Member, type Part } from './members-of.ts'
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

const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const exampleTag = (node: ts.Node): ts.JSDocTag | undefined => ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'example')

/** Returns the JSDoc of a declaration without its tags. */
export const sentenceOf = (node: ts.Node): string =>
  oneLine(
    ts
      .getJSDocCommentsAndTags(node)
      .filter(ts.isJSDoc)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' '),
  )

const functionText = (node: ts.MethodSignature | ts.FunctionTypeNode): string => {
  const parameters = node.parameters
    .map(
      ({ name, questionToken, type }) =>
        `${name.getText()}${questionToken === undefined ? '' : '?'}: ${type === undefined ? 'unknown' : typeText(type)}`,
    )
    .join(', ')
  return `(${parameters}) => ${node.type === undefined ? 'void' : typeText(node.type)}`
}

const textOf = (node: Member): string => {
  if (ts.isMethodSignature(node)) return functionText(node)
  if (node.type === undefined) return 'unknown'
  return ts.isFunctionTypeNode(node.type) ? functionText(node.type) : typeText(node.type)
}

const optionOf = (node: Member): Option => {
  const example = exampleTag(node)
  return {
    name: node.name.getText(),
    isRequired: node.questionToken === undefined,
    type: textOf(node),
    sentence: sentenceOf(node),
    example: example === undefined ? null : oneLine(ts.getTextOfJSDocComment(example.comment)),
  }
}

/** Combines the same option of several alternatives. */
const combined = (options: readonly Option[]): Omit<Option, 'isRequired' | 'name'> => ({
  type: [...new Set(options.map(({ type }) => type))].join(' | '),
  sentence: options.find(({ sentence }) => sentence !== '')?.sentence ?? '',
  example: options.find(({ example }) => example !== null)?.example ?? null,
})

const optionsIn = (parts: readonly Part[]): readonly Option[] => {
  const alternatives = parts.filter(({ isAlternative }) => isAlternative).length
  const found = parts.flatMap(({ members, isAlternative }) => members.map((member) => ({ isAlternative, option: optionOf(member) })))
  return [...Map.groupBy(found, ({ option }) => option.name)].map(([name, uses]) => ({
    name,
    ...combined(uses.map(({ option }) => option)),
    isRequired: uses.every(({ option, isAlternative }) => option.isRequired && (!isAlternative || uses.length === alternatives)),
  }))
}

/** Returns the options that a type writes out, each once: of a union, those of all alternatives. Members with `@internal` are left out. */
export const ownOptionsOf = (alias: ts.TypeAliasDeclaration): readonly Option[] => optionsIn(ownParts(alias))

/** Returns the sentence of a type, or of the type that describes its options. */
export const sentenceOfType = (sources: TypeSources, alias: ts.TypeAliasDeclaration): string => {
  const described = describedBy(sources, alias)
  return sentenceOf(alias) || (described === null ? '' : sentenceOf(described))
}

/** Returns all options of a type, those from other aliases too, with the JSDoc of the type that describes them and in its order. */
export const optionsOf = (sources: TypeSources, alias: ts.TypeAliasDeclaration): readonly Option[] => {
  const options = optionsIn(allParts(sources, alias))
  const described = describedBy(sources, alias)
  if (described === null) return options
  const descriptions = optionsOf(sources, described)
  const place = (name: string): number => descriptions.findIndex((description) => description.name === name)
  return options
    .map((option) => {
      const { sentence = '', example = null } = descriptions.find(({ name }) => name === option.name) ?? {}
      return { ...option, sentence: sentence || option.sentence, example: example ?? option.example }
    })
    .toSorted((one, other) => place(one.name) - place(other.name))
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
export const reachableFrom = (sources: TypeSources, root: ts.TypeAliasDeclaration): readonly ts.TypeAliasDeclaration[] => {
  const membersOf = (alias: ts.TypeAliasDeclaration): readonly Member[] => allParts(sources, alias).flatMap(({ members }) => members)
  const found = new Set([root])
  for (const alias of found) {
    const constraints = (alias.typeParameters ?? []).flatMap(({ constraint }) => (constraint === undefined ? [] : referencedIn(constraint)))
    for (const name of [...membersOf(alias).flatMap(referencedIn), ...constraints]) {
      const next = sources.aliases.get(writtenAs(name))
      if (next !== undefined && membersOf(next).length > 0) found.add(next)
    }
  }
  return [...found]
}
