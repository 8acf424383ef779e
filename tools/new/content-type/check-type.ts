import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as kit from '@captain/content-core'
import { createScanner, isPropertyAssignment, isShorthandPropertyAssignment, ScriptTarget, SyntaxKind } from 'typescript'
import { KIND_WRITERS } from '../fields/kinds.ts'
import { refuse } from '../refusal.ts'
import { objectOf, parse } from '../source/parse.ts'
import type { Workspace } from '../source/workspace.ts'
import { camelCase, type TypePlan } from './type-plan.ts'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const ADDRESSES = /\/api\/v1\/(?:tenants|public)\/:tenant\/([a-z][a-z-]*)/g

/** Words that API addresses use where content types have their names. */
const takenByServer = (root: string): ReadonlySet<string> => {
  const files = globSync('{libs/content/server,apps/server}/src/**/*.ts', { cwd: root, exclude: (path) => path.includes('.test.') })
  return new Set(files.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(ADDRESSES)].map(([, word = '']) => word)))
}

const isWordOfLanguage = (name: string): boolean => {
  const scanner = createScanner(ScriptTarget.ESNext, true)
  scanner.setText(name)
  const token = scanner.scan()
  return token >= SyntaxKind.FirstReservedWord && token <= SyntaxKind.LastFutureReservedWord
}

/** Refuses an invalid or reserved name of a type. */
export const checkName = (root: string, tenant: TypePlan['tenant'], name: string): void => {
  const { library, types } = tenant
  if (!KEBAB.test(name)) refuse(`“${name}” is no name of a content type: write it in kebab-case, such as green-tea.`)
  if (types.includes(name)) refuse(`${library} has a content type “${name}” already.`)
  if (takenByServer(root).has(name)) refuse(`“${name}” is reserved: the server has addresses of that name in every tenant.`)
  const constant = camelCase(name)
  if (isWordOfLanguage(constant) || constant in kit || constant === 'tenant')
    refuse(`“${name}” is reserved: its declaration would be called ${constant}, which is a word of TypeScript or of the kit.`)
}

/** Icons that the menu can show. */
const iconsOf = (workspace: Workspace): readonly string[] =>
  objectOf(parse(workspace.read('libs/platform/react/src/menu/menu-icons.ts')), 'MENU_ICONS').properties.flatMap((property) =>
    isPropertyAssignment(property) || isShorthandPropertyAssignment(property) ? [property.name.getText().replaceAll("'", '')] : [],
  )

/** Refuses options that would make an incomplete declaration. */
export const checkPlan = (workspace: Workspace, { tenant, name, workflow, group, icon, fields, title }: TypePlan): void => {
  const folder = `libs/tenants/${tenant.library}/src`
  const taken = [`content-types/${name}.ts`, `messages/${name}.ts`, `seed/${name}.ts`, `screens/${name}.stories.tsx`].find((path) =>
    workspace.has(`${folder}/${path}`),
  )
  if (taken !== undefined) refuse(`${folder}/${taken} is there already.`)
  if (!kit.MENU_GROUPS.some((one) => one === group)) refuse(`“${group}” is no group of the menu; there are ${kit.MENU_GROUPS.join(', ')}.`)
  const icons = iconsOf(workspace)
  if (!icons.includes(icon)) refuse(`“${icon}” is no icon of the menu; there are ${icons.join(', ')}.`)
  if (title.kind !== 'text' && title.kind !== 'longText' && title.kind !== 'email')
    refuse(`“${title.name}” would be what people know a record by, so it must be a text: put one first, or name one with --title.`)
  if (title.kind === 'email' && !title.flags.has('public') && !title.flags.has('detail'))
    refuse(`“${title.name}” is an address that is not public, and all readers see what a record is known by: put a text first.`)
  const lost = fields.find(({ kind, argument }) => kind.startsWith('reference') && argument !== name && !tenant.types.includes(argument))
  if (lost !== undefined) refuse(`“${lost.name}” points to “${lost.argument}”, which ${tenant.library} does not have.`)
  const unsent = workflow === 'inbox' ? fields.find(({ kind }) => KIND_WRITERS[kind]?.isSent !== true) : undefined
  if (unsent !== undefined) refuse(`“${unsent.name}” is of kind ${unsent.kind}, which the public cannot send to an inbox.`)
}
