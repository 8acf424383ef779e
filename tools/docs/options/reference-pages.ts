import type ts from 'typescript'
import { markdownTable } from '@captain/content-testing/reference'
import type { Page } from '../page.ts'
import { fieldKinds } from './field-kinds.ts'
import { optionsOf, ownOptionsOf, reachableFrom, sentenceOf, sentenceOfType, type Option } from './options-of.ts'
import { aliasOf, type TypeSources } from './type-aliases.ts'

/** Returns inline code, which may contain backticks itself. */
const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

const table = (options: readonly Option[]): string =>
  markdownTable(
    ['option', 'type', 'meaning', 'example'],
    options.map(({ name, isRequired, type, sentence, example }) => [
      isRequired ? `${code(name)} (required)` : code(name),
      code(type),
      sentence,
      example === null ? '' : code(`${name}: ${example}`),
    ]),
  )

/** Returns the table of a type's options, with the type's name and sentence above it. */
const section = (sources: TypeSources, alias: ts.TypeAliasDeclaration): readonly string[] => [
  `## ${alias.name.text}`,
  sentenceOfType(sources, alias),
  table(optionsOf(sources, alias)),
]

const page = (name: string, title: string, parts: readonly string[]): Page => ({
  path: `docs/reference/${name}.md`,
  text: `${[`# ${title}`, 'Written by `npm run docs:write` from the types and their JSDoc. [For tenant teams](../tenant-teams.md) is the tutorial.', ...parts].join('\n\n')}\n`,
})

const members = (options: readonly Option[]): string =>
  markdownTable(
    ['name', 'type', 'meaning'],
    options.map(({ name, type, sentence }) => [code(name), code(type), sentence]),
  )

const kindsPage = (sources: TypeSources): readonly string[] =>
  fieldKinds(sources).flatMap(({ name, sentence, common, options }) => [
    `### ${name}`,
    common === null ? sentence : `${sentence} ${common}`,
    ...(options.length === 0 ? [] : [table(options)]),
  ])

/** Returns the table of what a tenant's code receives as a parameter. */
const parameter = (sources: TypeSources, name: string): readonly string[] => {
  const alias = aliasOf(sources, name)
  return [`## ${name}`, sentenceOf(alias), members(optionsOf(sources, alias))]
}

/** Result of a function of the kit, whose parts are not written by hand. */
const OPAQUE = 'DefinedPublicQuery'

const serverTypes = (sources: TypeSources): readonly ts.TypeAliasDeclaration[] =>
  reachableFrom(sources, aliasOf(sources, 'ServerOf')).filter(({ name }) => name.text !== OPAQUE)

/** Types that a declaration consists of. */
const DECLARED = ['Declaration', 'DeclaredPublicQuery', 'TodayRecords', 'TodayFacts'] as const

const declaredTypes = (sources: TypeSources): readonly ts.TypeAliasDeclaration[] => [
  ...new Set(DECLARED.flatMap((name) => reachableFrom(sources, aliasOf(sources, name)))),
]

const sectionsFrom = (sources: TypeSources, name: string): readonly string[] =>
  reachableFrom(sources, aliasOf(sources, name)).flatMap((alias) => section(sources, alias))

/** Returns the table of the types that depend on the declaration and occur in the tables of a page. */
const typesOnPage = (sources: TypeSources, parts: readonly string[]): readonly string[] => {
  const titles = new Set(parts.filter((part) => part.startsWith('## ')).map((part) => part.slice(3)))
  const cells = parts.filter((part) => part.startsWith('|')).flatMap((part) => part.split('\n').map((row) => row.split(' | ')[1] ?? ''))
  const named = new Set(cells.flatMap((cell) => cell.match(/\b[A-Z]\w+/g) ?? []))
  const rows = [...named].toSorted().flatMap((name) => {
    const alias = titles.has(name) || name === 'HooksOf' ? undefined : sources.aliases.get(name)
    const sentence = alias === undefined ? '' : sentenceOf(alias)
    return sentence === '' ? [] : [[code(name), sentence]]
  })
  return [
    '## Types',
    'They follow from your declaration. `TypeName` is the name of a content type.',
    markdownTable(['type', 'meaning'], rows),
  ]
}

const hooksPage = (sources: TypeSources): readonly string[] => {
  const parts = [
    ...sectionsFrom(sources, 'HooksOf'),
    ...['TypeContextOf', 'MailContextOf', 'ChangeOf'].flatMap((name) => parameter(sources, name)),
  ]
  return ["`hooksFor(tenant, 'tea', { … })` types the hooks of a content type.", ...parts, ...typesOnPage(sources, parts)]
}

/** Types whose sections are on the page of hooks. */
const isOnPageOfHooks = (sources: TypeSources): ((alias: ts.TypeAliasDeclaration) => boolean) => {
  const found = new Set(reachableFrom(sources, aliasOf(sources, 'HooksOf')))
  return (alias) => found.has(alias)
}

const serverPage = (sources: TypeSources): readonly string[] => {
  const isElsewhere = isOnPageOfHooks(sources)
  const parts = [
    ...serverTypes(sources)
      .filter((alias) => !isElsewhere(alias))
      .flatMap((alias) => section(sources, alias)),
    ...parameter(sources, 'PublicReadsOf'),
  ]
  return [
    '`defineServer(tenant, { … })` takes the options of `ServerOf`. `jobFor` types a job in a separate file; [hooks](hooks.md) have their own page.',
    "`publicQueryFor(tenant, '/today', async (query, reads) => …)` resolves a [public query of the declaration](declaration.md#declaredpublicquery): `query` has its parameters by name, `reads` is `PublicReadsOf`. It throws problems: 400 for a malformed parameter, 404 if nothing matches.",
    ...parts,
    ...typesOnPage(sources, parts),
  ]
}

/** Generates the reference of everything that a tenant's library declares or adds to the server. */
export const referencePages = (sources: TypeSources): readonly Page[] => [
  page(
    'declaration',
    'Options of a declaration',
    declaredTypes(sources).flatMap((alias) => section(sources, alias)),
  ),
  page('fields', 'Fields', [
    '## Options of every kind',
    table(ownOptionsOf(aliasOf(sources, 'FieldOptions'))),
    '## Kinds',
    ...kindsPage(sources),
  ]),
  page('hooks', 'Hooks', hooksPage(sources)),
  page('tenant-server', 'The server part of a tenant', serverPage(sources)),
]

/** Returns the options of all pages, with the names of their types. */
export const allOptions = (sources: TypeSources): readonly Option[] => {
  const roots = new Set([...declaredTypes(sources), ...serverTypes(sources)])
  const types = [...roots, aliasOf(sources, 'FieldOptions')].map((alias) => ({
    name: alias.name.text,
    options: optionsOf(sources, alias),
  }))
  return [...types, ...fieldKinds(sources)].flatMap(({ name, options }) =>
    options.map((option) => ({ ...option, name: `${name}.${option.name}` })),
  )
}
