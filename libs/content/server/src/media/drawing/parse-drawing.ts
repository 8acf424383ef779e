import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { tooComplex } from './faults.ts'

/** The most that a drawing may have: each part is read and cleaned with effort, and each level with a call within another. */
const MAX_DEPTH = 100
const MAX_ELEMENTS = 50_000
const MAX_ATTRIBUTES = 250_000

/** The longest document type and the longest text with its entities written out, in characters. */
const MAX_DOCTYPE = 10_000
const MAX_TEXT = 10 * 1024 * 1024

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
  let length = text.length
  return text.slice(end).replace(/&([\w.-]+);/g, (whole, name: string) => {
    const value = entities.get(name) ?? whole
    length += value.length
    if (length > MAX_TEXT) throw tooComplex()
    return value
  })
}

/** Builds the tree of a drawing, and counts its parts while they are read. */
class LimitedHandler extends DomHandler {
  #depth = 0
  #elements = 0
  #attributes = 0

  onattribute(): void {
    this.#attributes += 1
    if (this.#attributes > MAX_ATTRIBUTES) throw tooComplex()
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1
    this.#elements += 1
    if (this.#depth > MAX_DEPTH || this.#elements > MAX_ELEMENTS) throw tooComplex()
    super.onopentag(name, attributes)
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
