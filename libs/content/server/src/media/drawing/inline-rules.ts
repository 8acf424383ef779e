import { generate, parse, walk, type Atrule, type Block, type CssNode, type Rule } from 'css-tree'
import { isTag, type Document, type Element, type ParentNode } from 'domhandler'
import { STYLES } from './drawn-parts.ts'
import { textOf } from './elements.ts'
import { createBudget, tooComplex, unsupported } from './faults.ts'
import { createSelection } from './select-elements.ts'

/** The longest style sheets of a drawing in characters, and the longest styles that they set on its shapes. */
const MAX_CSS = 256 * 1024
const MAX_STYLES = 4 * 1024 * 1024

/** The most levels of brackets in a style sheet, each of which is read with a call within another. */
const MAX_LEVELS = 100

/** The most steps of comparing selectors with elements, and of setting properties: a few seconds. */
const MAX_STEPS = 20_000_000

/** Setting a property, and reading a character of a style, take as long as this many steps. */
const MERGE_STEPS = 5
const CHARACTER_STEPS = 4

type Declaration = { readonly value: string; readonly isImportant: boolean }
type Declarations = ReadonlyMap<string, Declaration>
type Style = Map<string, Declaration>

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

/** Returns the properties of a block that a drawing may have. */
const declarationsIn = (block: Block): Declarations => {
  const found = new Map<string, Declaration>()
  for (const node of block.children) {
    if (node.type !== 'Declaration') continue
    const property = node.property.toLowerCase()
    if (STYLES.has(property)) found.set(property, { value: generate(node.value), isImportant: node.important !== false })
  }
  return found
}

const rulesOf = ({ prelude, block }: Rule): readonly InlineRule[] => {
  const declarations = declarationsIn(block)
  if (prelude.type !== 'SelectorList' || declarations.size === 0) return []
  return prelude.children
    .toArray()
    .map((selector) => ({ selector: generate(selector), specificity: specificityOf(selector), declarations }))
}

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

const checkLevels = (css: string): void => {
  let levels = 0
  for (const [bracket] of css.matchAll(/[([{}\])]/g)) {
    levels = '([{'.includes(bracket) ? levels + 1 : Math.max(levels - 1, 0)
    if (levels > MAX_LEVELS) throw tooComplex()
  }
}

const sheetRules = (css: string): readonly InlineRule[] => {
  checkLevels(css)
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false })
  return sheet.type === 'StyleSheet' ? rulesIn(sheet.children.toArray()) : []
}

const inlineStyle = (style: string): Declarations => {
  if (style === '') return new Map()
  const list = parse(style, { context: 'declarationList', parseValue: false })
  return list.type === 'DeclarationList' ? declarationsIn({ ...list, type: 'Block' }) : new Map()
}

const lengthOf = (property: string, { value }: Declaration): number => property.length + value.length + 2

/** Returns the style sheets within a node; what a style sheet contains is its text. */
const sheetsIn = ({ children }: ParentNode): readonly string[] =>
  children.flatMap((child) => (isTag(child) ? (child.name === 'style' ? [textOf(child)] : sheetsIn(child)) : []))

/** Moves the rules of all style sheets to the shapes that they match, by their weight. Throws RefusedDrawing for rules that cannot be moved. */
export const inlineRules = (root: Document): void => {
  const css = sheetsIn(root)
  if (css.reduce((length, sheet) => length + sheet.length, 0) > MAX_CSS) throw tooComplex()
  const count = createBudget(MAX_STEPS)
  const countLength = createBudget(MAX_STYLES)
  const elementsOf = createSelection(root, count)
  const styles = new Map<Element, Style>()
  const merge = (style: Style, above: Declarations): void => {
    count((1 + above.size) * MERGE_STEPS)
    for (const [property, declaration] of above) {
      const present = style.get(property)
      if (present?.isImportant === true && !declaration.isImportant) continue
      countLength(lengthOf(property, declaration) - (present === undefined ? 0 : lengthOf(property, present)))
      style.set(property, declaration)
    }
  }
  const rules = css.flatMap(sheetRules).toSorted((one, other) => one.specificity - other.specificity)
  for (const { selector, declarations } of rules)
    for (const element of elementsOf(selector)) {
      const style = styles.get(element) ?? new Map()
      styles.set(element, style)
      merge(style, declarations)
    }
  for (const [element, style] of styles) {
    const own = element.attribs['style'] ?? ''
    count(own.length * CHARACTER_STEPS)
    merge(style, inlineStyle(own))
    element.attribs['style'] = [...style].map(([property, { value }]) => `${property}:${value}`).join(';')
  }
}
