import { isTag, type Element } from 'domhandler'
import { elementsIn } from './elements.ts'
import { tooComplex } from './faults.ts'

/** The most elements with those of all references, each as often as a viewer draws it. */
const MAX_DRAWN = 250_000

/** The most elements that are within or shown by another. */
const MAX_OPEN = 1000

const PAINT = /url\(\s*["']?#([^\s"')]+)/gi

/** Elements that show what their `href` names. Those that move other elements show nothing. */
const SHOWING: ReadonlySet<string> = new Set(['use', 'pattern', 'linearGradient', 'radialGradient', 'filter', 'textPath'])

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

const referencesOf = function* ({ name, attribs }: Element): Generator<string> {
  for (const [attribute, value] of Object.entries(attribs))
    if (attribute === 'href' || attribute === 'xlink:href') {
      if (SHOWING.has(name) && value.startsWith('#')) yield decoded(value.slice(1))
    } else if (value.includes('#')) for (const [, id = ''] of value.matchAll(PAINT)) yield decoded(id)
}

/**
 * Counts the elements that a viewer draws, since a short drawing may show one part by another many times over. Throws RefusedDrawing for too
 * many, and for a part that shows itself.
 */
export const checkReferences = (drawing: Element): void => {
  const named = new Map<string, Element>()
  for (const element of elementsIn(drawing).toReversed()) named.set(element.attribs['id'] ?? '', element)
  named.set(drawing.attribs['id'] ?? '', drawing)
  named.delete('')
  const counts = new Map<Element, number>()
  const open = new Set<Element>()
  const count = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (open.has(element) || open.size > MAX_OPEN) throw tooComplex()
    open.add(element)
    // A gradient is one thing, regardless of its colours.
    let sum = element.name === 'stop' ? 0 : 1
    for (const child of element.children) if (isTag(child)) sum += count(child)
    for (const id of referencesOf(element)) {
      const target = named.get(id)
      if (target !== undefined) sum += count(target)
    }
    open.delete(element)
    counts.set(element, sum)
    return sum
  }
  if (count(drawing) > MAX_DRAWN) throw tooComplex()
}
