import type ts from 'typescript'
import { markdownTable } from '@captain/content-testing/reference'
import type { Page } from '../page.ts'
import { fieldKinds } from './field-kinds.ts'
import { optionsOf, reachableFrom, sentenceOf, type Option } from './options-of.ts'
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
const section = (alias: ts.TypeAliasDeclaration): readonly string[] => [`## ${alias.name.text}`, sentenceOf(alias), table(optionsOf(alias))]

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

/** Generates the reference of everything that a tenant's library declares or adds to the server. */
export const referencePages = (sources: TypeSources): readonly Page[] => {
  const all = (name: string) => reachableFrom(sources, aliasOf(sources, name)).flatMap(section)
  return [
    page('declaration', 'Options of a declaration', [...all('Declaration'), ...all('DeclaredPublicQuery')]),
    page('fields', 'Fields', [
      '## Options of every kind',
      table(optionsOf(aliasOf(sources, 'FieldOptions'))),
      '## Kinds',
      ...kindsPage(sources),
    ]),
    page('hooks', 'Hooks', [
      ...all('TypeHooks'),
      '## HookContext',
      sentenceOf(aliasOf(sources, 'HookContext')),
      members(optionsOf(aliasOf(sources, 'HookContext'))),
      '## MailContext',
      `${sentenceOf(aliasOf(sources, 'MailContext'))} It also has the members \`now\`, \`type\`, \`author\`, \`findAll\` and \`findMany\` of a hook’s context.`,
      members(optionsOf(aliasOf(sources, 'MailContext'))),
    ]),
    page('tenant-server', 'The server part of a tenant', all('TenantServer')),
  ]
}

/** Returns the options of all pages, with the names of their types. */
export const allOptions = (sources: TypeSources): readonly Option[] => {
  const roots = ['Declaration', 'DeclaredPublicQuery', 'TypeHooks', 'TenantServer'].flatMap((name) =>
    reachableFrom(sources, aliasOf(sources, name)),
  )
  const types = [...roots, aliasOf(sources, 'FieldOptions')].map((alias) => ({ name: alias.name.text, options: optionsOf(alias) }))
  return [...types, ...fieldKinds(sources)].flatMap(({ name, options }) =>
    options.map((option) => ({ ...option, name: `${name}.${option.name}` })),
  )
}
