const LIST = /mso-list\s*:\s*l\d+\s+level(\d+)/

/** Word pastes list items as paragraphs with written bullets; replaces them with real lists. */
export function restoreWordLists(body: HTMLElement): void {
  const done = new Set<Element>()
  for (const first of body.querySelectorAll('p')) {
    if (done.has(first) || levelOf(first) === null) continue
    const run: HTMLElement[] = []
    for (let next: Element | null = first; next instanceof HTMLElement && levelOf(next) !== null; next = next.nextElementSibling)
      run.push(next)
    for (const paragraph of run) done.add(paragraph)
    first.before(listOf(run))
    for (const paragraph of run) paragraph.remove()
  }
}

function levelOf(element: Element): number | null {
  const level = LIST.exec(element.getAttribute('style') ?? '')?.[1]
  return level === undefined ? null : Number(level)
}

function listOf(run: readonly HTMLElement[]): HTMLElement {
  const lists: HTMLElement[] = []
  for (const paragraph of run) {
    const depth = Math.min(levelOf(paragraph) ?? 1, lists.length + 1)
    lists.length = Math.min(lists.length, depth)
    if (lists.length < depth) {
      const list = document.createElement(isNumbered(paragraph) ? 'ol' : 'ul')
      lists.at(-1)?.lastElementChild?.append(list)
      lists.push(list)
    }
    const item = document.createElement('li')
    for (const bullet of bulletsOf(paragraph)) bullet.remove()
    item.append(...paragraph.childNodes)
    lists.at(-1)?.append(item)
  }
  return lists[0] ?? document.createElement('ul')
}

function bulletsOf(paragraph: HTMLElement): HTMLElement[] {
  return [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
    /mso-list\s*:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  )
}

function isNumbered(paragraph: HTMLElement): boolean {
  return /^[\s(（]*[\dA-Za-z一二三四五六七八九十]+[.)）．、]/.test(bulletsOf(paragraph)[0]?.textContent ?? '')
}
