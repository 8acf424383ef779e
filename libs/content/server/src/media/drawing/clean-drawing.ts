import render from 'dom-serializer'
import { Element, isCDATA, isTag, isText, Text, type ChildNode } from 'domhandler'
import { checkReferences } from './check-references.ts'
import { ATTRIBUTES, DRAWN, KEPT, STYLES } from './drawn-parts.ts'
import { drawingText } from './drawing-text.ts'
import { elementsIn, textOf } from './elements.ts'
import { RefusedDrawing, tooComplex, unsupported, type DrawingFault } from './faults.ts'
import { isLimited, limited } from './filter-limits.ts'
import { inlineRules } from './inline-rules.ts'
import { parseDrawing } from './parse-drawing.ts'
import { isPlain, isPlainStyle, namesNoAddress } from './style-values.ts'
import { writtenLength } from './written-length.ts'

const NAMESPACES = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' } as const

/** The longest result in characters. A thread that needs more memory at once than it has left would end the process. */
const MAX_LENGTH = 12 * 1024 * 1024

/** References within the drawing only: viewers would fetch anything else. */
const OWN_PART = /^#[^\s"'()\\]+$/
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\t\n\r ]+$/
const isReference = (element: string, value: string): boolean => OWN_PART.test(value) || (element === 'image' && PICTURE.test(value))

/** What an animation sets. */
const MOVES: ReadonlySet<string> = new Set(['from', 'to', 'by', 'values'])

const isSafe = (name: string, value: string): boolean => (STYLES.has(name) || MOVES.has(name) ? namesNoAddress(value) : isPlain(value))

const keptStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':')
      const value = declaration.slice(colon + 1).replace('!important', '')
      return [declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase(), value.trim()] as const
    })
    .filter(([name, value]) => STYLES.has(name) && isPlainStyle(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const keptAttribute = (element: string, name: string, value: string): readonly (readonly [string, string])[] => {
  if (name === 'href' || name === 'xlink:href') return isReference(element, value) ? [[name, value]] : []
  if (name === 'style') {
    const style = keptStyle(value)
    return style === '' ? [] : [[name, style]]
  }
  return ATTRIBUTES.has(name) && isSafe(name, value) ? [[name, limited(name, value)]] : []
}

const keptAttributes = ({ name, attribs }: Element): Record<string, string> =>
  Object.fromEntries(Object.entries(attribs).flatMap(([attribute, value]) => keptAttribute(name, attribute, value)))

/** An animation sets what a drawing may have, so neither addresses nor handlers, and no number that has a limit. */
const isAllowedMove = ({ attribs: { attributeName } }: Element): boolean =>
  attributeName === undefined || (ATTRIBUTES.has(attributeName) && !isLimited(attributeName))

const keptElement = (element: Element, parent: string): readonly ChildNode[] => {
  const { name, children } = element
  if (name === 'a') return keptChildren(children, parent)
  // In a choice, what viewers without HTML show follows.
  if (name === 'foreignObject' && parent !== 'switch' && textOf(element).trim() !== '') throw unsupported('html')
  if (!KEPT.has(name) || !isAllowedMove(element)) return []
  return [new Element(name, keptAttributes(element), keptChildren(children, name))]
}

const keptChildren = (children: readonly ChildNode[], parent: string): ChildNode[] =>
  children.flatMap((child): readonly ChildNode[] => {
    if (isTag(child)) return keptElement(child, parent)
    if (isCDATA(child)) return keptChildren(child.children, parent)
    return isText(child) ? [new Text(child.data)] : []
  })

/**
 * Cleans an SVG file to shapes, text, effects, colours, animations and embedded pictures: without scripts, handlers, foreign content or
 * external resources. Rules of style sheets move to the shapes that they match.
 */
export const cleanDrawing = (
  bytes: Uint8Array,
  {
    withRules = true,
  }: { /** False drops style sheets, whose rules take long to compare with all shapes. */ readonly withRules?: boolean } = {},
): { readonly svg: string } | DrawingFault => {
  const text = drawingText(bytes)
  if (text === null) return { refused: 'broken' }
  try {
    const root = parseDrawing(text)
    if (withRules) inlineRules(root)
    const [drawing] = keptChildren(root.children, '').filter(isTag)
    if (drawing?.name !== 'svg' || !elementsIn(drawing).some(({ name }) => DRAWN.has(name))) return { refused: 'broken' }
    checkReferences(drawing)
    if (writtenLength(drawing) > MAX_LENGTH) throw tooComplex()
    drawing.attribs = { ...NAMESPACES, ...drawing.attribs }
    return { svg: render(drawing, { xmlMode: true }) }
  } catch (error) {
    if (error instanceof RefusedDrawing) return error.fault
    // Too many calls within another, as for rules within rules.
    if (error instanceof RangeError) return { refused: 'too-complex' }
    throw error
  }
}
