import { keyOf } from '../fields/field-plan.ts'
import { addImport, addItem, addProperty, addStatement } from '../source/insert.ts'
import { arrayOf, objectOf, propertyOf, type parse } from '../source/parse.ts'
import type { Workspace } from '../source/workspace.ts'
import { pascalCase, type TypePlan } from './type-plan.ts'

/** Registers a type in its tenant: declaration, labels of both languages, and demo records. */
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
