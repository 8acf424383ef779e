import { selectAll, type Options } from 'css-select'
import { isTag, type AnyNode, type Document, type Element } from 'domhandler'
import { textOf } from './elements.ts'
import { RefusedDrawing, type Budget } from './faults.ts'

type Adapter = NonNullable<Options<AnyNode, Element>['adapter']>

/** Reading a selector takes as long as this many steps. */
const SELECTOR_STEPS = 1000

/** Text is compared faster than elements: this many characters are a step. */
const STEP_CHARACTERS = 64

/** Moves within a drawing, each of which is a step. */
const countingAdapter = (count: Budget): Adapter => {
  const isElement = (node: AnyNode): node is Element => {
    count(1)
    return 'attribs' in node
  }
  const counted = (text: string): string => {
    count(1 + text.length / STEP_CHARACTERS)
    return text
  }
  return {
    isTag: isElement,
    getName: ({ name }) => counted(name),
    getAttributeValue: ({ attribs }, name) => counted(attribs[name] ?? '') && attribs[name],
    hasAttrib: ({ attribs }, name) => attribs[name] !== undefined,
    getParent: (node) => {
      count(1)
      return node.parent
    },
    getChildren: (node) => ('children' in node ? node.children : []),
    getSiblings: ({ parent }) => parent?.children ?? [],
    prevElementSibling: ({ prev }) => {
      let before = prev
      while (before !== null && !isElement(before)) before = before.prev
      return before
    },
    getText: (node) => counted(isTag(node) ? textOf(node) : 'data' in node ? node.data : ''),
    removeSubsets: (nodes) => nodes,
    equals: (one, other) => {
      count(1)
      return one === other
    },
  }
}

/** Returns a function that finds the elements of a selector, and counts its steps. */
export const createSelection = (root: Document, count: Budget): ((selector: string) => readonly Element[]) => {
  const options = { xmlMode: true, adapter: countingAdapter(count) } as const
  return (selector) => {
    count(SELECTOR_STEPS)
    try {
      return selectAll<AnyNode, Element>(selector, root, options)
    } catch (error) {
      if (error instanceof RefusedDrawing || error instanceof RangeError) throw error
      // Not a selector, or one that browsers of the drawing would know only while it is used.
      return []
    }
  }
}
