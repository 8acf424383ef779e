import type { Requirement, Visibility } from '@captain/content-core'

/** A field in the tables of the content model. */
export type ModelField = {
  readonly ja: string
  readonly en: string
  /** The cell `type`: `text 150`, `rels cast`, `json list: …`. */
  readonly type: string
  readonly required: Requirement
  readonly localized: boolean
  readonly visibility: Visibility
  readonly notes: string
}

export type ModelType = {
  /** `T2`. */
  readonly tenant: string
  /** The path segment: `cast-work-schedule`. */
  readonly name: string
  readonly fields: ReadonlyMap<string, ModelField>
}

type Section = { readonly heading: string; readonly lines: readonly string[] }

const REQUIRED: Readonly<Record<string, Requirement>> = { '●': 'save', '○': 'publish' }
const VISIBLE: Readonly<Record<string, Visibility>> = { '●': 'list', d: 'detail' }

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Cells of a table's row; a bar after a backslash is a character. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

const sectionsOf = (text: string): readonly Section[] =>
  text
    .split(/^(?=#{2,4} )/m)
    .map((part) => part.split('\n'))
    .map(([heading = '', ...lines]) => ({ heading: heading.replace(/^#+ /, ''), lines }))

const fieldOf = ([
  ,
  ja = '',
  en = '',
  type = '',
  required = '',
  localized = '',
  visible = '',
  notes = '',
]: readonly string[]): ModelField => ({
  ja,
  en,
  type,
  required: REQUIRED[required] ?? 'optional',
  localized: localized === '●',
  visibility: VISIBLE[visible] ?? 'private',
  notes,
})

const HEAD = 'field'
const isRule = (name: string) => /^-+$/.test(name)

/** Reads the rows of a section; `+ P.news` adds the rows of the preset, where a row of the type itself takes precedence. */
const fieldsOf = (section: Section, named: (name: string) => Section | undefined): ReadonlyMap<string, ModelField> => {
  const own = new Map<string, ModelField>()
  const brought = new Map<string, ModelField>()
  for (const line of section.lines.filter((each) => each.startsWith('|'))) {
    const cells = cellsOf(line)
    const [name = ''] = cells
    const preset = /^\+ ([GP]\.\w+)/.exec(name)?.[1]
    if (preset !== undefined)
      for (const [field, row] of fieldsOf(named(preset) ?? { heading: '', lines: [] }, named)) brought.set(field, row)
    else if (cells.length >= 8 && name !== HEAD && !isRule(name)) own.set(name, fieldOf(cells))
  }
  return new Map([...brought, ...own])
}

/** Names in a heading: `T3.privacyPolicy / T3.termOfService` are two types of the same section. */
const typesIn = (heading: string): readonly { tenant: string; name: string }[] =>
  [...heading.matchAll(/\b(T\d+)\.(\w+)/g)].map(([, tenant = '', name = '']) => ({ tenant, name }))

/** Reads every content type of the content model, with presets and groups inserted. */
export const readModel = (text: string): readonly ModelType[] => {
  const sections = sectionsOf(text)
  const named = (name: string) => sections.find(({ heading }) => heading === name || heading.startsWith(`${name} `))
  return sections.flatMap((section) =>
    typesIn(section.heading).map(({ tenant, name }) => {
      const fields = fieldsOf(section, named)
      const preset = named(`P.${name}`)
      return { tenant, name: kebab(name), fields: fields.size === 0 && preset !== undefined ? fieldsOf(preset, named) : fields }
    }),
  )
}

/** Reads the routes of §6.0: the screens of each type. */
export const readRoutes = (text: string): readonly { tenant: string; name: string; screens: readonly string[]; workflow: string }[] =>
  (sectionsOf(text).find(({ heading }) => heading.startsWith('6.0'))?.lines ?? [])
    .map(cellsOf)
    .filter(([tenant = '']) => /^T\d+$/.test(tenant))
    .map(([tenant = '', path = '', entity = '', , workflow = '', , list, add, edit, preview]) => ({
      tenant,
      // A page at the address of the tenant has no separate segment.
      name: path === '(page)' ? kebab(entity) : (path.split('/').at(-1) ?? path),
      workflow,
      screens: [
        ...(list === '●' ? ['list'] : []),
        ...(list === 'page' ? ['settings'] : []),
        ...(add === '●' ? ['new'] : []),
        ...(edit === '`{id}/edit`' ? ['edit'] : []),
        ...(edit === '`edit`' ? ['edit-all'] : []),
        ...(preview === '`{id}`' ? ['preview-by-id'] : []),
        ...(preview === '`{slug}`' ? ['preview-by-slug'] : []),
      ],
    }))
