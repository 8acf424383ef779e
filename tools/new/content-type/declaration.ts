import { keyOf, quoted, type FieldPlan } from '../fields/field-plan.ts'
import { KIND_WRITERS } from '../fields/kinds.ts'
import type { TypePlan } from './type-plan.ts'
import { WORKFLOW_PARTS } from './workflow-parts.ts'

const MAX_COLUMNS = 5

const list = (names: readonly string[]): string => `[${names.map(quoted).join(', ')}]`

/** Kinds that reach a person: private, they are personal data. */
const REACHING: ReadonlySet<string> = new Set(['email', 'phone', 'postalCode'])

/** `text({ maxBytes: 150, required: true })`. */
const fieldInCode = (field: FieldPlan, { workflow, title }: TypePlan, isSent: boolean): string => {
  const { kind, flags } = field
  const requirement = flags.has('required') ? ['required: true'] : flags.has('publish') ? ["required: 'publish'"] : []
  const visibility = flags.has('public') ? ['public: true'] : flags.has('detail') ? ["public: 'detail'"] : []
  const parts = [
    ...(KIND_WRITERS[kind]?.config(field) ?? []),
    ...requirement,
    ...(isSent ? [] : [...visibility, ...(flags.has('unique') ? ['unique: true'] : [])]),
    ...(!isSent && visibility.length === 0 && REACHING.has(kind) ? ['personal: true'] : []),
    ...(flags.has('localized') ? ['localized: true'] : []),
    ...(kind === 'slug' ? [`from: ${quoted(title.name)}`] : []),
    ...(workflow === 'inbox' && !isSent ? ["setBy: 'sender'"] : []),
  ]
  return `${field.name}: ${kind}({ ${parts.join(', ')} })`
}

const columnsOf = ({ title, fields, workflow }: TypePlan): readonly string[] => {
  if (workflow === 'singleton') return []
  const others = fields.filter((field) => field !== title && KIND_WRITERS[field.kind]?.isColumn === true)
  return [title.name, ...others.slice(0, MAX_COLUMNS - 1).map(({ name }) => name), ...WORKFLOW_PARTS[workflow].columns]
}

const filtersOf = ({ fields, workflow }: TypePlan): readonly string[] => {
  if (workflow === 'singleton') return []
  const own = fields.filter(({ kind }) => KIND_WRITERS[kind]?.isFilter === true)
  return [...own.map(({ name }) => name), ...WORKFLOW_PARTS[workflow].filters]
}

/** With its own address, a published record has a preview. */
const screensOf = ({ fields, workflow }: TypePlan): readonly string[] => {
  const hasAddress = workflow === 'publish' && fields.some(({ kind }) => kind === 'slug')
  return WORKFLOW_PARTS[workflow].screens.map((screen) => (hasAddress && screen === 'preview-by-id' ? 'preview-by-slug' : screen))
}

const optional = (name: string, names: readonly string[]): readonly string[] => (names.length === 0 ? [] : [`${name}: ${list(names)}`])

/** Generates the file that declares the type. */
export const declarationFile = (plan: TypePlan): string => {
  const { name, constant, workflow, group, icon, title, fields } = plan
  const parts = WORKFLOW_PARTS[workflow]
  const isInbox = workflow === 'inbox'
  const imported = ['defineContentType', ...(isInbox ? ['defineSubmission'] : []), ...new Set(fields.map(({ kind }) => kind))]
  const basic = [...fields.map((field) => field.name), ...parts.basic]
  const sections = [
    `basic: ${list(basic)}`,
    ...(parts.section === null ? [] : [`${keyOf(parts.section.name)}: ${list(parts.section.fields)}`]),
  ]
  const members = [
    `name: ${quoted(name)}`,
    `workflow: ${quoted(workflow)}`,
    `screens: ${list(screensOf(plan))}`,
    `group: ${quoted(group)}`,
    `icon: ${quoted(icon)}`,
    `title: ${quoted(title.name)}`,
    `columns: ${list(columnsOf(plan))}`,
    ...optional('filters', filtersOf(plan)),
    ...optional('defaultSort', parts.order),
    `sections: {\n${sections.join(',\n')} }`,
    ...(isInbox
      ? [`submission: defineSubmission({\nfields: {\n${fields.map((field) => fieldInCode(field, plan, true)).join(',\n')} } })`]
      : []),
    `fields: {\n${fields.map((field) => fieldInCode(field, plan, false)).join(',\n')} }`,
  ]
  return `import { ${imported.toSorted().join(', ')} } from '@captain/content-core'

export const ${constant} = defineContentType({
${members.join(',\n')},
})
`
}
