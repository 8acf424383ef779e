/** Attributes every editable part of the editor carries, so that a screen reader names the field it is in; null takes one away. */
export type EditableAttributes = Record<string, string | null>

export type EditableNames = { update: (attributes: EditableAttributes) => void; stop: () => void }

/** Names of the editor's own buttons, which carry an icon only, by selector. */
export type ButtonNames = Record<string, string>

/** Gives the attributes to each editable element inside and the names to each button, also to those that appear later. */
export function nameEditables(element: HTMLElement, initial: EditableAttributes, buttons: ButtonNames): EditableNames {
  let attributes = initial
  const apply = () => {
    for (const editable of element.querySelectorAll('[contenteditable="true"]')) {
      for (const [name, value] of Object.entries(attributes)) setAttribute(editable, name, value)
    }
    for (const [selector, label] of Object.entries(buttons)) {
      for (const button of element.querySelectorAll(selector)) {
        setAttribute(button, 'role', 'button')
        setAttribute(button, 'aria-label', label)
      }
    }
  }
  const observer = new MutationObserver(apply)
  observer.observe(element, { childList: true, subtree: true })
  apply()
  return {
    update(next) {
      attributes = next
      apply()
    },
    stop: () => observer.disconnect(),
  }
}

function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
