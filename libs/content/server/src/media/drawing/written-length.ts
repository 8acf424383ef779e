import { isTag, isText, type ChildNode } from 'domhandler'

/** The longest form of a letter beyond ASCII, `&#x65e5;`, and of a mark of XML, `&quot;`. */
const LETTER = 8
const MARK = 6

const MARKS: ReadonlySet<number> = new Set(Buffer.from(`"'&<>`))

const escapedLength = (text: string): number => {
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    length += code > 0x7e ? LETTER : MARKS.has(code) ? MARK : 1
  }
  return length
}

/** Returns the most characters of a node as XML. */
export const writtenLength = (node: ChildNode): number => {
  if (isText(node)) return escapedLength(node.data)
  if (!isTag(node)) return 0
  const attributes = Object.entries(node.attribs).reduce((sum, [name, value]) => sum + name.length + escapedLength(value) + 4, 0)
  return node.children.reduce((sum, child) => sum + writtenLength(child), attributes + 2 * node.name.length + 5)
}
