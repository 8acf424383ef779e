import { quoted } from '../fields/field-plan.ts'
import { KIND_WRITERS } from '../fields/kinds.ts'
import { pascalCase, type PlannedWorkflow, type TypePlan } from './type-plan.ts'

type Demo = { readonly values: readonly string[]; readonly state?: string }

/** Values that a workflow requires of the two demo records, which have different states. */
const DEMOS: Readonly<Record<PlannedWorkflow, readonly Demo[]>> = {
  publish: [{ values: [], state: 'published' }, { values: [] }],
  toggle: [{ values: ['isPublished: true'] }, { values: ['isPublished: false'] }],
  plain: [{ values: [] }, { values: [] }],
  singleton: [{ values: [] }],
  legal: [
    {
      values: ["version: '1.0'", 'enactedOn: seeder.day(-60)', 'effectiveDate: seeder.day(-30)', 'reviewedConfirm: true'],
      state: 'published',
    },
    { values: ["version: '2.0'", 'enactedOn: seeder.day(-60)', 'effectiveDate: seeder.day(60)'] },
  ],
  inbox: [{ values: [] }, { values: [], state: 'inProgress' }],
}

const valuesOf = (plan: TypePlan, n: 1 | 2): readonly string[] =>
  plan.fields.flatMap((field) => {
    const value = KIND_WRITERS[field.kind]?.sample?.(field, {
      type: plan.words,
      typeName: plan.name,
      n,
      isTitle: field === plan.title,
      color: plan.tenant.color,
    })
    return value === undefined ? [] : [`${field.name}: ${value}`]
  })

/** Generates the file that writes the type's demo records. */
export const seedFile = (plan: TypePlan): string => {
  const calls = DEMOS[plan.workflow].map(({ values, state }, place) => {
    const all = [...valuesOf(plan, place === 0 ? 1 : 2), ...values]
    return `await seeder.create(${quoted(plan.name)}, {\n${all.join(',\n')} }${state === undefined ? '' : `, { state: ${quoted(state)} }`})`
  })
  const imports = [
    `import type { SeederOf } from '@captain/content-core'`,
    ...(plan.fields.some(({ kind }) => kind === 'richText') ? [`import { seedDocument } from '@captain/presets'`] : []),
    `import type { tenant } from '../tenant.ts'`,
  ]
  return `${imports.join('\n')}

export const seed${pascalCase(plan.name)} = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
${calls.join('\n')}
}
`
}
