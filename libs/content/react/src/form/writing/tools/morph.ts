// Elements of a frame are not instances of this window's classes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const sameTag = (one: Element, other: Element): boolean => one.localName === other.localName && one.id === other.id

const copyAttributes = (from: Element, to: Element): void => {
  for (const { name } of Array.from(to.attributes)) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value)
}

/**
 * Makes the content of an element equal to that of another one, from the top, and leaves what is equal untouched: pictures stay loaded and
 * the page does not flicker or scroll.
 */
export const morph = (to: Element, from: Element): void => {
  copyAttributes(from, to)
  const wanted = [...from.childNodes]
  for (const [place, next] of wanted.entries()) {
    const node = to.childNodes[place]
    if (node === undefined) {
      to.append(to.ownerDocument.importNode(next, true))
      continue
    }
    if (node.isEqualNode(next)) continue
    if (isElement(node) && isElement(next) && sameTag(node, next)) morph(node, next)
    else node.replaceWith(to.ownerDocument.importNode(next, true))
  }
  while (to.childNodes.length > wanted.length) to.lastChild?.remove()
}
