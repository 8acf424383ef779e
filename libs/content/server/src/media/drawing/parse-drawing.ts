import { DomHandler, type ChildNode, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { createBudget, tooComplex } from './faults.ts'

/** The most that a drawing may have: each part is read and cleaned with effort, and each level with a call within another. */
const MAX_DEPTH = 100
const MAX_ELEMENTS = 50_000
const MAX_ATTRIBUTES = 250_000

/** The most texts, comments and elements. */
const MAX_NODES = 250_000

/** The longest style of an element, in characters: it is read into a list, which the memory of a thread must have room for. */
const MAX_STYLE = 64 * 1024

/** The longest document type and the longest text with its entities written out, in characters, and the most entities to write out. */
const MAX_DOCTYPE = 10_000
const MAX_TEXT = 10 * 1024 * 1024
const MAX_REFERENCES = 100_000

const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:'([^']*)'|"([^"]*)")\s*>/g

/** Writes out the entities of the document type, which name addresses in the files of some programs. Entities within entities stay as they are. */
const withoutEntities = (text: string): string => {
  const open = text.indexOf('[')
  const root = text.indexOf('<svg')
  if (open === -1 || open > root) return text
  const end = text.indexOf(']', open)
  if (end - open > MAX_DOCTYPE) throw tooComplex()
  const found = text.slice(open, end).matchAll(ENTITY)
  const entities = new Map([...found].map(([, name = '', single, double = '']) => [name, single ?? double]))
  const rest = text.slice(end)
  if (entities.size === 0) return rest
  const names = [...entities.keys()].map((name) => name.replaceAll('.', String.raw`\.`))
  const countLength = createBudget(MAX_TEXT)
  const countReference = createBudget(MAX_REFERENCES)
  countLength(text.length)
  const parts: string[] = []
  let at = 0
  // `replace` would collect all places first, beyond the memory that the thread may use.
  for (const { index, 0: whole, 1: name = '' } of rest.matchAll(new RegExp(`&(${names.join('|')});`, 'g'))) {
    const value = entities.get(name) ?? whole
    countReference(1)
    countLength(value.length)
    parts.push(rest.slice(at, index), value)
    at = index + whole.length
  }
  return [...parts, rest.slice(at)].join('')
}

/** Builds the tree of a drawing, and counts its parts while they are read. */
class LimitedHandler extends DomHandler {
  #depth = 0
  readonly #countElements = createBudget(MAX_ELEMENTS)
  readonly #countAttributes = createBudget(MAX_ATTRIBUTES)
  readonly #countNodes = createBudget(MAX_NODES)

  onattribute(name: string, value: string): void {
    this.#countAttributes(1)
    if (name === 'style' && value.length > MAX_STYLE) throw tooComplex()
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1
    this.#countElements(1)
    if (this.#depth > MAX_DEPTH) throw tooComplex()
    super.onopentag(name, attributes)
  }

  protected override addNode(node: ChildNode): void {
    this.#countNodes(1)
    super.addNode(node)
  }

  override onclosetag(): void {
    this.#depth -= 1
    super.onclosetag()
  }
}

/** Reads a drawing from left to right. Throws RefusedDrawing at the first element, level or attribute too many. */
export const parseDrawing = (text: string): Document => {
  const handler = new LimitedHandler(undefined, { xmlMode: true })
  const parser = new Parser(handler, { xmlMode: true })
  parser.write(withoutEntities(text))
  parser.end()
  return handler.root
}
