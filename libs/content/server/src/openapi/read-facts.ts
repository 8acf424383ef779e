import { workflowOf } from '@captain/content-core'
import { listParameters, listFilterParameters } from './list-parameters.ts'
import { inQuery, ifMatch, oneOf } from './parameters.ts'
import type { OperationFacts } from './operation.ts'
import { imageNames } from '../staff-api/listed-fields.ts'
import { SHARED } from './shared-schemas.ts'
import { responseSchemaOf, listSchema, type Subject } from './type-schemas.ts'

const STAFF_LIMIT = 25
const ETAG = ['ETag'] as const

export const listFacts = (subject: Subject): OperationFacts => ({
  name: 'list',
  parameters: listParameters(subject, STAFF_LIMIT),
  answer: listSchema(subject),
})

export const csvFacts = (subject: Subject): OperationFacts => {
  const { describing } = subject
  return {
    name: 'listCsv',
    parameters: [
      inQuery(describing, 'columns', { type: 'string' }),
      inQuery(describing, 'encoding', oneOf(['utf-8', 'shift_jis'])),
      ...listFilterParameters(subject),
    ],
    answer: { type: 'string' },
    answerType: 'text/csv',
    answerHeaders: ['Content-Disposition'],
  }
}

const uniqueFields = ({ type }: Subject): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => field.unique)
    .map(([name]) => name)

/** Types without unique fields have no uniqueness check. */
export const duplicateCheckFacts = (subject: Subject): OperationFacts | null => {
  const fields = uniqueFields(subject)
  const { describing } = subject
  if (fields.length === 0) return null
  return {
    name: 'duplicateCheck',
    parameters: [
      inQuery(describing, 'field', oneOf(fields), { isRequired: true }),
      inQuery(describing, 'value', { type: 'string' }),
      inQuery(describing, 'except', { type: 'string' }),
    ],
  }
}

export const getFacts = (subject: Subject): OperationFacts => ({ name: 'get', answer: responseSchemaOf(subject), answerHeaders: ETAG })

export const revisionsFacts = (): OperationFacts => ({ name: 'revisions' })

export const revisionFacts = (subject: Subject): OperationFacts => ({ name: 'revision', answer: responseSchemaOf(subject) })

export const restoreRevisionFacts = (subject: Subject): OperationFacts => ({
  name: 'restoreRevision',
  parameters: [ifMatch(subject.describing)],
  answer: responseSchemaOf(subject),
  answerHeaders: ETAG,
  problems: ['version-conflict', 'invalid', ...(workflowOf(subject.type.workflow).keepsVersions ? ['published-version'] : [])],
})

/** Types without image fields have nothing to describe. */
export const imageFacts = ({ describing, type }: Subject): OperationFacts | null => {
  const fields = imageNames(type)
  if (fields.length === 0) return null
  return {
    name: 'picture',
    parameters: [
      inQuery(describing, 'field', oneOf(fields), { word: 'pictureField', isRequired: true }),
      inQuery(describing, 'version', { type: 'string' }, { word: 'pictureVersion' }),
    ],
    answer: { type: 'string' },
    answerType: 'image/webp',
  }
}

export const usedByFacts = (): OperationFacts => ({ name: 'usedBy' })

export const eventsFacts = ({ describing }: Subject): OperationFacts => ({
  name: 'events',
  parameters: [
    inQuery(describing, 'limit', { type: 'integer', minimum: 1, maximum: 200, default: 200 }),
    inQuery(describing, 'after', { type: 'string' }),
  ],
})

export const presenceLookFacts = (): OperationFacts => ({ name: 'presenceLook' })

export const lastConnectionTestFacts = (): OperationFacts => ({ name: 'lastTrial', answer: SHARED.LastTrial })
