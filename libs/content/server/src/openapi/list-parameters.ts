import type { DescribedParameter, JsonSchema } from '@captain/http-server'
import {
  kindOf,
  messagesOfField,
  slugField,
  WORKFLOW_MESSAGES,
  workflowOf,
  type AnyField,
  type FilterInputOf,
  type FilterInputKind,
  optionsOf,
} from '@captain/content-core'
import { isFilterable } from '../list-query/filters.ts'
import { indexedNames, type CopyStage } from '../store/derive.ts'
import { inQuery, localeParameter, oneOf, pageParameters, searchParameter } from './parameters.ts'
import type { Subject } from './type-schemas.ts'

const SYSTEM_SORTS = ['updatedAt', 'createdAt', 'firstPublishedAt', 'updatedBy', 'state']
const FLAG = oneOf(['true', 'false'])

const labelOf = ({ describing, words }: Subject, name: string): string => {
  const own = words === undefined ? name : messagesOfField(words, name).label
  const messagesOfWorkflows: Readonly<Record<string, { readonly label: string }>> = WORKFLOW_MESSAGES[describing.locale]
  const ofWorkflow = messagesOfWorkflows[name]?.label
  return own === name ? (ofWorkflow ?? name) : own
}

const bothWays = (names: readonly string[]): readonly string[] => names.flatMap((name) => [name, `-${name}`])

const sortable = ({ type }: Subject, stage: CopyStage): readonly string[] =>
  indexedNames(type, stage).filter((name) => {
    const field = type.fields[name]
    return field !== undefined && kindOf(field).sortable === true
  })

const valueOf = (field: AnyField): JsonSchema => {
  const { filter } = kindOf(field)
  if (filter === 'boolean') return FLAG
  // An empty value selects records without one.
  return filter === 'options' ? oneOf([...optionsOf(field), '']) : { type: 'string' }
}

const filterParameters = (subject: Subject, stage: CopyStage): readonly DescribedParameter[] =>
  Object.entries(subject.type.fields)
    .filter(([name]) => isFilterable(subject.type, name, stage))
    .map(([name, field]) =>
      inQuery(
        subject.describing,
        `filter[${name}]`,
        { type: 'array', items: valueOf(field), maxItems: 50 },
        { word: kindOf(field).filter === 'range' ? 'range' : 'filter', words: { name: labelOf(subject, name) } },
      ),
    )

const INPUT_SCHEMAS: { readonly [K in FilterInputKind]: (input: FilterInputOf<K>) => JsonSchema } = {
  number: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  options: ({ options, multiple }) => (multiple === true ? { type: 'string' } : oneOf(options)),
  switch: () => FLAG,
  day: () => ({ type: 'string', format: 'date' }),
  month: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}$' }),
}

const inputSchema = <K extends FilterInputKind>(input: FilterInputOf<K>): JsonSchema => INPUT_SCHEMAS[input.kind](input)

const namedFilterParameters = (subject: Subject, parameterOf: (name: string) => string): readonly DescribedParameter[] =>
  Object.entries(subject.type.namedFilters).map(([name, namedFilter]) =>
    inQuery(subject.describing, parameterOf(name), inputSchema(namedFilter.input), {
      word: 'namedFilter',
      words: { name: subject.words?.namedFilters?.[name]?.label ?? name },
    }),
  )

/** Returns the parameters that filter, search and sort a list of the back office. */
export const listFilterParameters = (subject: Subject): readonly DescribedParameter[] => {
  const { describing, type } = subject
  const { states } = workflowOf(type.workflow)
  return [
    inQuery(describing, 'sort', oneOf(bothWays([...SYSTEM_SORTS, 'deletedAt', ...sortable(subject, 0)]))),
    searchParameter(describing),
    ...(states.length > 1 ? [{ ...inQuery(describing, 'status', { type: 'array', items: oneOf(states) }), isJoined: true as const }] : []),
    ...(slugField(type) === null ? [] : [inQuery(describing, 'slug', { type: 'string' })]),
    inQuery(describing, 'trash', FLAG),
    inQuery(describing, 'translation', oneOf(['missing', 'outdated'])),
    ...filterParameters(subject, 0),
    ...namedFilterParameters(subject, (name) => `filter[${name}]`),
    localeParameter(describing, 'language'),
  ]
}

/** Returns the parameters of a list of the back office. */
export const listParameters = (subject: Subject, standardLimit: number): readonly DescribedParameter[] => [
  ...pageParameters(subject.describing, standardLimit),
  ...(workflowOf(subject.type.workflow).states.length > 1 ? [inQuery(subject.describing, 'counts', oneOf(['status']))] : []),
  ...listFilterParameters(subject),
]

/** Returns the parameters of a public list. */
export const deliveredListParameters = (subject: Subject, standardLimit: number): readonly DescribedParameter[] => [
  localeParameter(subject.describing, 'locale'),
  ...pageParameters(subject.describing, standardLimit),
  ...(sortable(subject, 1).length === 0 ? [] : [inQuery(subject.describing, 'sort', oneOf(bothWays(sortable(subject, 1))))]),
  searchParameter(subject.describing),
  ...filterParameters(subject, 1),
  ...namedFilterParameters(subject, (name) => name),
]
