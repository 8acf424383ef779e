/** Creates an element with attributes (null omits one) and children; strings become text, never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Creates a button with a click handler; it never submits the form around the editor. */
export function button(text: string, onPress: () => void, attributes: Readonly<Record<string, string>> = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'rte-button', ...attributes }, text)
  made.addEventListener('click', onPress)
  return made
}

/** Creates an icon of `icons.ts` as an element that screen readers skip. */
export function iconOf(svg: string): HTMLElement {
  const made = element('span', { class: 'rte-icon', 'aria-hidden': 'true' })
  made.innerHTML = svg
  return made
}
