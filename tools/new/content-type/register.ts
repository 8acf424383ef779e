import { isImportDeclaration, isStringLiteral } from 'typescript'
import { keyOf } from '../fields/field-plan.ts'
import { addImport, addItem, addProperty, addStatement } from '../source/insert.ts'
import { arrayOf, objectOf, parse, propertyOf } from '../source/parse.ts'
import type { Workspace } from '../source/workspace.ts'
import { pascalCase, type TenantPlan, type TypePlan } from './type-plan.ts'

const CAPTAIN_TENANTS = 'apps/captain/src/tenants.ts'
const SERVER_TENANTS = 'apps/server/src/tenants.ts'
const DEMO_CONTENT = 'apps/server/src/demo-content.ts'

/** Replaces the source of an import that is written `import('…')`. */
const withDoor = (text: string, library: string): string =>
  text.replace(`import('@captain/${library}')`, `import('@captain/${library}/captain')`)

/** `import { tenant as t8 } from '@captain/t8'` takes the messages along. */
const withMessages = (text: string, library: string): string => {
  const found = parse(text)
    .statements.filter(isImportDeclaration)
    .find(({ moduleSpecifier }) => isStringLiteral(moduleSpecifier) && moduleSpecifier.text === `@captain/${library}`)
  if (found === undefined) throw new Error(`${SERVER_TENANTS} does not import @captain/${library}.`)
  const loader = `load${library.toUpperCase()}Messages`
  const line = `import { loadMessages as ${loader}, tenant as ${library} } from '@captain/${library}'`
  return addProperty(text.slice(0, found.getStart()) + line + text.slice(found.getEnd()), 'MESSAGES', `[${library}.slug]: ${loader}`)
}

/** Tells the apps that a tenant has content from now on. */
export const registerContent = (workspace: Workspace, { library, slug }: TenantPlan): void => {
  workspace.edit(CAPTAIN_TENANTS, (text) => withDoor(text, library))
  workspace.edit(SERVER_TENANTS, (text) => withMessages(text, library))
  workspace.edit(DEMO_CONTENT, (text) => addProperty(text, 'SEEDS', `${keyOf(slug)}: () => import('@captain/${library}/seed')`))
}

/** Names a type in its tenant: among the declared, in the words of both languages, among the demo records. */
export const registerType = (workspace: Workspace, { tenant, name, constant }: TypePlan): void => {
  const source = `libs/tenants/${tenant.library}/src`
  const listOf = (file: ReturnType<typeof parse>) => arrayOf(propertyOf(objectOf(file, 'tenant'), 'contentTypes'))
  workspace.edit(`${source}/tenant.ts`, (text) =>
    addImport(addItem(text, listOf, constant), `{ ${constant} }`, `./content-types/${name}.ts`),
  )
  for (const language of ['ja', 'en'] as const)
    workspace.edit(`${source}/messages/${language}.ts`, (text) =>
      addImport(addProperty(text, language, `${keyOf(name)}: ${constant}Messages.${language}`), `{ ${constant}Messages }`, `./${name}.ts`),
    )
  const seeds = `seed${pascalCase(name)}`
  workspace.edit(`${source}/seed.ts`, (text) =>
    addImport(addStatement(text, 'seed', `  await ${seeds}(seeder)`), `{ ${seeds} }`, `./seed/${name}.ts`),
  )
}
