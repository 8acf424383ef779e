/** Attributes of every editable part of the editor, so that screen readers name the field; null removes one. */
export type EditableAttributes = Record<string, string | null>

export type EditableNames = { update: (attributes: EditableAttributes) => void; stop: () => void }

/** Attributes of the editor's own parts (icon-only buttons, menus made of `div`s), by selector. */
export type PartAttributes = Record<string, Record<string, string>>

/** Sets the attributes on each editable element inside and on each part of the editor, including those added later. */
export function nameEditables(element: HTMLElement, initial: EditableAttributes, parts: PartAttributes): EditableNames {
  let attributes = initial
  const apply = (root: Element) => {
    for (const editable of matching(root, '[contenteditable="true"]')) describe(editable, attributes)
    for (const [selector, values] of Object.entries(parts)) {
      for (const part of matching(root, selector)) {
        for (const [name, value] of Object.entries(values)) setAttribute(part, name, value)
      }
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) apply(node)
    }
  })
  observer.observe(element, { childList: true, subtree: true })
  apply(element)
  return {
    update(next) {
      if (sameAttributes(attributes, next)) return
      attributes = next
      apply(element)
    },
    stop: () => observer.disconnect(),
  }
}

/** A part with its own name, such as a caption, keeps it; a heading stays a heading, named by its text. */
function describe(editable: Element, attributes: EditableAttributes) {
  const isHeading = /^H[1-6]$/.test(editable.tagName)
  const isNamed = editable.hasAttribute('aria-label')
  for (const [name, value] of Object.entries(attributes)) {
    if (isHeading ? name === 'aria-describedby' : !(isNamed && name === 'aria-labelledby')) setAttribute(editable, name, value)
  }
}

function* matching(root: Element, selector: string): Iterable<Element> {
  if (root.matches(selector)) yield root
  yield* root.querySelectorAll(selector)
}

function sameAttributes(one: EditableAttributes, other: EditableAttributes): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
