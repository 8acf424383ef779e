import type { JsonSchema } from '@captain/http-server'
import { workflowOf } from '@captain/content-core'
import { arrayOf, jsonSchemaOf, objectOf, orNull } from './json-schema.ts'
import { FORM, UPLOAD, type OperationFacts } from './operation.ts'
import { id, SHARED } from './shared-schemas.ts'
import { changesSchema, type Subject } from './type-schemas.ts'

const IDS = arrayOf(jsonSchemaOf(id))
const TEXT: JsonSchema = { type: 'string' }

const actionsOf = ({ type }: Subject): readonly string[] => [
  'edit',
  ...(type.deletable ? ['delete', 'restore'] : []),
  ...(workflowOf(type.workflow).exposure === 'toggle' ? ['publish', 'unpublish'] : Object.keys(workflowOf(type.workflow).transitions)),
]

export const bulkFacts = (subject: Subject): OperationFacts => {
  const properties = {
    action: { type: 'string', enum: actionsOf(subject) },
    changes: changesSchema(subject),
    note: orNull({ type: 'string', maxLength: 2000 }),
    ids: { ...IDS, maxItems: 10_000 },
    query: TEXT,
    except: { ...IDS, maxItems: 10_000 },
    limit: { type: 'integer', minimum: 0 },
    after: TEXT,
    operation: jsonSchemaOf(id),
  }
  return {
    name: 'bulk',
    body: {
      ...objectOf(properties, ['action']),
      oneOf: [{ required: ['ids'] }, { required: ['query'] }],
    },
    problems: ['malformed-parameter', 'invalid', 'too-many-records', 'method-not-allowed'],
  }
}

export const undoFacts = (): OperationFacts => ({
  name: 'undo',
  body: objectOf({ limit: { type: 'integer', minimum: 0 } }, []),
  isBodyOptional: true,
  problems: ['already-undone', 'undo-expired'],
})

export const importStartFacts = (): OperationFacts => ({
  name: 'importStart',
  body: UPLOAD,
  bodyType: FORM,
  status: 201,
  problems: ['malformed-csv', 'no-rows', 'too-many-rows'],
})

export const importCheckFacts = (): OperationFacts => ({
  name: 'importCheck',
  problems: ['malformed-parameter'],
})

export const importApplyFacts = (): OperationFacts => ({
  name: 'importApply',
  problems: ['malformed-parameter', 'invalid-rows'],
})

export const viewsListFacts = (): OperationFacts => ({ name: 'viewsList' })

export const viewsCreateFacts = (): OperationFacts => ({
  name: 'viewsCreate',
  body: SHARED.ViewDraft,
  status: 201,
  problems: ['malformed-parameter', 'unknown-parameter', 'invalid', 'too-many-views'],
})

export const viewsUpdateFacts = (): OperationFacts => ({
  name: 'viewsUpdate',
  body: { ...jsonSchemaOf(SHARED.ViewDraft, { ViewQuery: SHARED.ViewQuery }), required: [] },
  problems: ['malformed-parameter', 'unknown-parameter', 'invalid'],
})

export const viewsRemoveFacts = (): OperationFacts => ({ name: 'viewsRemove' })
