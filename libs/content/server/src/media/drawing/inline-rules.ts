import { selectAll } from 'css-select'
import { generate, parse, walk, type Atrule, type Block, type CssNode, type Rule } from 'css-tree'
import type { AnyNode, Document, Element } from 'domhandler'
import { elementsIn, textOf } from './elements.ts'
import { tooComplex, unsupported } from './faults.ts'

/** The most comparisons of a selector with an element. */
const MAX_COMPARISONS = 20_000_000

type Declaration = { readonly value: string; readonly isImportant: boolean }
type Declarations = ReadonlyMap<string, Declaration>

type InlineRule = { readonly selector: string; readonly specificity: number; readonly declarations: Declarations }

/** Weights of ids, classes and names within a selector. Thousands of one kind are not expected to outweigh the next. */
const specificityOf = (selector: CssNode): number => {
  let weight = 0
  walk(selector, ({ type }) => {
    if (type === 'IdSelector') weight += 1_000_000
    else if (type === 'ClassSelector' || type === 'AttributeSelector' || type === 'PseudoClassSelector') weight += 1000
    else if (type === 'TypeSelector') weight += 1
  })
  return weight
}

const declarationsIn = (block: Block): Declarations =>
  new Map(
    block.children
      .toArray()
      .flatMap((node) =>
        node.type === 'Declaration'
          ? [[node.property.toLowerCase(), { value: generate(node.value), isImportant: node.important !== false }]]
          : [],
      ),
  )

const rulesOf = ({ prelude, block }: Rule): readonly InlineRule[] =>
  prelude.type === 'SelectorList'
    ? prelude.children
        .toArray()
        .map((selector) => ({ selector: generate(selector), specificity: specificityOf(selector), declarations: declarationsIn(block) }))
    : []

/** Rules for screens apply to each viewer; those for some viewers cannot be moved to the shapes. */
const rulesUnder = ({ name, prelude, block }: Atrule): readonly InlineRule[] => {
  if (/keyframes$/i.test(name)) throw unsupported('animation')
  if (name === 'font-face' && block !== null && generate(block).includes('data:')) throw unsupported('font')
  if (name !== 'media') return []
  if (prelude === null || !/^(?:screen|all)$/i.test(generate(prelude))) throw unsupported('media-query')
  return block === null ? [] : rulesIn(block.children.toArray())
}

const rulesIn = (nodes: readonly CssNode[]): readonly InlineRule[] =>
  nodes.flatMap((node) => (node.type === 'Rule' ? rulesOf(node) : node.type === 'Atrule' ? rulesUnder(node) : []))

const sheetRules = (css: string): readonly InlineRule[] => {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false })
  return sheet.type === 'StyleSheet' ? rulesIn(sheet.children.toArray()) : []
}

const matching = (selector: string, root: Document): readonly Element[] => {
  try {
    return selectAll<AnyNode, Element>(selector, root, { xmlMode: true })
  } catch {
    // Not a selector, or one that browsers of the drawing would know only while it is used.
    return []
  }
}

const inlineStyle = (style: string): Declarations => {
  const list = parse(style, { context: 'declarationList', parseValue: false })
  return list.type === 'DeclarationList' ? declarationsIn({ ...list, type: 'Block' }) : new Map()
}

const merged = (below: Declarations, above: Declarations): Declarations => {
  const all = new Map(below)
  for (const [property, declaration] of above)
    if (all.get(property)?.isImportant !== true || declaration.isImportant) all.set(property, declaration)
  return all
}

/** Moves the rules of all style sheets to the shapes that they match, by their weight. Throws RefusedDrawing for rules that cannot be moved. */
export const inlineRules = (root: Document): void => {
  const elements = elementsIn(root)
  const css = elements.filter(({ name }) => name === 'style').map(textOf)
  const rules = css.flatMap(sheetRules).toSorted((one, other) => one.specificity - other.specificity)
  if (rules.length * elements.length > MAX_COMPARISONS) throw tooComplex()
  const styles = new Map<Element, Declarations>()
  for (const { selector, declarations } of rules)
    for (const element of matching(selector, root)) styles.set(element, merged(styles.get(element) ?? new Map(), declarations))
  for (const [element, below] of styles) {
    const all = merged(below, inlineStyle(element.attribs['style'] ?? ''))
    element.attribs['style'] = [...all].map(([property, { value }]) => `${property}:${value}`).join(';')
  }
}
