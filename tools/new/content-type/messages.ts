import { keyOf, quoted, type FieldPlan } from '../fields/field-plan.ts'
import type { PlannedWorkflow, TypePlan } from './type-plan.ts'
import { WORKFLOW_PARTS } from './workflow-parts.ts'

const BASIC = { ja: '基本', en: 'Basics' } as const

const fieldWords = ({ name, label, options }: FieldPlan, language: 'ja' | 'en'): string => {
  const named = options.map((option) => `${keyOf(option.value)}: ${quoted(option[language])}`)
  return `${name}: { label: ${quoted(label[language])}${named.length === 0 ? '' : `, options: { ${named.join(', ')} }`} }`
}

/** Workflows whose lists have no English plural: of versions of one document, and of a single record. */
const UNCOUNTED: readonly PlannedWorkflow[] = ['legal', 'singleton']

const typeWords = ({ words, plural, fields, workflow }: TypePlan, language: 'ja' | 'en'): string => {
  const { section } = WORKFLOW_PARTS[workflow]
  const sections = [
    `basic: ${quoted(BASIC[language])}`,
    ...(section === null ? [] : [`${keyOf(section.name)}: ${quoted(section.words[language])}`]),
  ]
  return `{
name: ${quoted(words[language])},${language === 'en' && !UNCOUNTED.includes(workflow) ? `\nplural: ${quoted(plural)},` : ''}
sections: { ${sections.join(', ')} },
fields: {
${fields.map((field) => fieldWords(field, language)).join(',\n')} },
}`
}

/** Generates the file with the type's labels in both languages. */
export const messagesFile = (plan: TypePlan): string => `import type { ContentTypeMessages } from '@captain/content-core'
import type { ${plan.constant} } from '../content-types/${plan.name}.ts'

export const ${plan.constant}Messages = {
ja: ${typeWords(plan, 'ja')},
en: ${typeWords(plan, 'en')},
} satisfies Record<'ja' | 'en', ContentTypeMessages<typeof ${plan.constant}>>
`
