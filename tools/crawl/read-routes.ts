/** The customer's routes (docs/spec/routes.md): the pages of the back office, and the screens of each tenant by its number. */
export type CustomerRoutes = {
  readonly pages: readonly string[]
  /** `T7` → `food/:id/edit`, `business-day`; the empty path is the tenant's home page. */
  readonly screens: ReadonlyMap<string, readonly string[]>
}

const SUFFIXES: Readonly<Record<string, string>> = { list: '', 'edit (no id)': 'edit' }

const pathOf = (name: string, screen: string): string =>
  [name, SUFFIXES[screen] ?? screen]
    .filter(Boolean)
    .join('/')
    .replaceAll(/\{(\w+)\}/g, ':$1')

/** `tokusho: list, new, {id}/edit`, with one or more names before the colon; `user/new` and `payment-bank` appear alone. */
const screensIn = (line: string): readonly string[] => {
  const [names = '', screens] = line.split(/: (?:each )?/)
  const words = (text: string) => text.replace(/: each$/, '').split(', ')
  if (screens === undefined) return [pathOf(names, '')]
  return words(names).flatMap((name) => words(screens.replace(/^each /, '')).map((screen) => pathOf(name, screen)))
}

/** Parses the customer's current list. */
export const readRoutes = (text: string): CustomerRoutes => {
  const [, ...sections] = text.split(/^## /m)
  const own = sections.filter((section) => /^(Auth|Signed-in|Admin|AI) pages/.test(section))
  const pages = own.flatMap((section) =>
    [...section.matchAll(/^- (\/[\w/{}-]*)/gm)].map(([, path = '']) => path.replaceAll(/\{(\w+)\}/g, '$$$1')),
  )
  const blocks = (sections.find((section) => section.startsWith('Tenant pages')) ?? '').split(/^(?=T\d+\b)/m)
  const screens = blocks.flatMap((block): readonly (readonly [string, readonly string[]])[] => {
    const tenant = /^T\d+/.exec(block)?.[0]
    if (tenant === undefined) return []
    if (block.includes(': a single tenant landing page')) return [[tenant, ['']]]
    const [lines = ''] = block.split(/^Other routes/m)
    return [[tenant, [...lines.matchAll(/^- (.+)$/gm)].flatMap(([, line = '']) => screensIn(line))]]
  })
  return { pages, screens: new Map(screens) }
}
