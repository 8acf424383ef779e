import { array, looseObject, strictObject } from 'valibot'
import type { Endpoint } from '@captain/auth-server'
import type { DescribedParameter, DescribeContext, OperationTexts } from '@captain/http-server'
import { FILE_TYPES, MEDIA_SORTS } from '@captain/content-core'
import { BATCH } from '../bulk/batch-body.ts'
import { operationWith, FORM, UPLOAD, type OperationFacts } from './operation.ts'
import { idempotencyKey, inQuery, oneOf, pageParameters, searchParameter } from './parameters.ts'
import { operationTexts, type OperationName } from './words/words.ts'
import { SHARED } from './shared-schemas.ts'
import { described } from './components.ts'
import { arrayOf, propertiesOf, requiredOf } from './json-schema.ts'
import type { ContentServices } from '../services.ts'

/** Facts of an operation that is the same for every content type, without the schemas of its endpoint. */
export type FixedFacts<Name extends string> = Omit<OperationFacts<Name>, 'parameters'> & {
  parameters?(describing: DescribeContext): readonly DescribedParameter[]
  /** Described once for all tenants; the name of the tenant is then a path parameter. */
  readonly isCommon?: true
}

const accept = (describing: DescribeContext): DescribedParameter => ({
  ...inQuery(describing, 'accept', arrayOf(oneOf(Object.keys(FILE_TYPES)))),
  isJoined: true,
})

const UPLOADED = [
  'unsupported-media-type',
  'too-large',
  'broken-image',
  'image-too-wide',
  'broken-sound',
  'sound-too-long',
  'insufficient-storage',
] as const
const FILES = '/media/tenants/:tenant/:year/:month/:file'
const HOOKS = '/api/v1/tenants/:tenant/webhooks'
const LIBRARY = '/api/v1/tenants/:tenant/media-library'

/** Operations on content outside content types, by method and path of their endpoint. */
const FIXED: Readonly<Record<string, FixedFacts<OperationName>>> = {
  'POST /api/v1/tenants/:tenant/media': {
    name: 'upload',
    parameters: (describing) => [accept(describing)],
    body: { ...UPLOAD, properties: { file: { type: 'string', format: 'binary' }, alt: { type: 'string' } } },
    bodyType: FORM,
    status: 201,
    answerHeaders: ['Location'],
    problems: UPLOADED,
  },
  [`GET ${LIBRARY}`]: {
    name: 'libraryList',
    parameters: (describing) => [
      ...pageParameters(describing, 40),
      searchParameter(describing),
      accept(describing),
      inQuery(describing, 'unused', oneOf(['true', 'false'])),
      inQuery(describing, 'used', oneOf(['true', 'false'])),
      inQuery(describing, 'tag', { type: 'string' }),
      inQuery(describing, 'sort', oneOf(MEDIA_SORTS)),
    ],
  },
  [`GET ${LIBRARY}/tags`]: { name: 'tagsList' },
  [`POST ${LIBRARY}/tags`]: { name: 'tagsCreate', status: 201, problems: ['invalid', 'tag-exists', 'too-many-tags'] },
  [`PATCH ${LIBRARY}/tags/:id`]: { name: 'tagsRename', problems: ['invalid', 'tag-exists'] },
  [`DELETE ${LIBRARY}/tags/:id`]: { name: 'tagsRemove' },
  [`POST ${LIBRARY}/bulk`]: { name: 'libraryBulk', problems: ['malformed-parameter', 'invalid'] },
  [`POST ${LIBRARY}/:id/file/undo`]: { name: 'libraryUndo', problems: ['no-former-file', 'same-file-exists'] },
  [`PUT ${LIBRARY}/:id/crop`]: { name: 'libraryCrop', problems: ['invalid', 'not-croppable', 'broken-image'] },
  [`DELETE ${LIBRARY}/:id/crop`]: { name: 'libraryUncrop' },
  [`GET ${LIBRARY}/:id`]: { name: 'libraryGet' },
  [`PATCH ${LIBRARY}/:id`]: { name: 'libraryUpdate', problems: ['invalid'] },
  [`POST ${LIBRARY}/:id/file`]: {
    name: 'libraryReplace',
    body: UPLOAD,
    bodyType: FORM,
    problems: [...UPLOADED, 'same-file-exists'],
  },
  [`DELETE ${LIBRARY}/:id`]: { name: 'libraryRemove', problems: ['in-use'] },
  'GET /api/v1/tenants/:tenant/members': { name: 'members' },
  'GET /api/v1/tenants/:tenant/tax-rates': { name: 'taxRates' },
  'POST /api/v1/tenants/:tenant/batch': {
    name: 'batch',
    parameters: (describing) => [idempotencyKey(describing)],
    body: BATCH,
    answer: strictObject({ items: array(looseObject({})), included: SHARED.Included }),
    problems: [
      'malformed-parameter',
      'invalid',
      'version-conflict',
      'published-version',
      'draft-exists',
      'idempotency-mismatch',
      'method-not-allowed',
    ],
  },
  'GET /api/v1/tenants/:tenant/api-keys': { name: 'keysList' },
  'POST /api/v1/tenants/:tenant/api-keys': { name: 'keysCreate', status: 201, problems: ['invalid', 'too-many-keys', 'step-up-required'] },
  'DELETE /api/v1/tenants/:tenant/api-keys/:id': { name: 'keysRevoke' },
  'POST /api/v1/tenants/:tenant/personal-data/search': {
    name: 'personSearch',
    problems: ['malformed-parameter', 'invalid', 'step-up-required'],
  },
  'POST /api/v1/tenants/:tenant/personal-data/disclosure': { name: 'personDisclosure', problems: ['invalid', 'step-up-required'] },
  'POST /api/v1/tenants/:tenant/personal-data/erasure': {
    name: 'personErasure',
    problems: ['malformed-parameter', 'invalid', 'step-up-required'],
  },
  'GET /api/v1/tenants/:tenant/personal-reads': { name: 'personalReads', problems: ['malformed-parameter'] },
  'GET /api/v1/tenants/:tenant/personal-reads.csv': {
    name: 'personalReadsCsv',
    answer: { type: 'string' },
    answerType: 'text/csv',
    problems: ['malformed-parameter', 'step-up-required'],
  },
  [`GET ${HOOKS}`]: { name: 'webhooksList' },
  [`POST ${HOOKS}`]: { name: 'webhooksCreate', status: 201, problems: ['invalid', 'too-many-webhooks'] },
  [`PATCH ${HOOKS}/:id`]: { name: 'webhooksUpdate', problems: ['invalid'] },
  [`DELETE ${HOOKS}/:id`]: { name: 'webhooksRemove' },
  [`POST ${HOOKS}/:id/rotate`]: { name: 'webhooksRotate' },
  [`POST ${HOOKS}/:id/test`]: { name: 'webhooksTest', status: 201 },
  [`GET ${HOOKS}/:id/deliveries`]: { name: 'webhooksLog' },
  [`POST ${HOOKS}/:id/deliveries/:delivery/resend`]: { name: 'webhooksResend' },
  [`GET ${FILES}`]: {
    name: 'file',
    isCommon: true,
    answer: { type: 'string', format: 'binary' },
    answerType: 'application/octet-stream',
    answerHeaders: ['Cache-Control', 'ETag'],
    alsoAnswers: [206, 304, 301],
  },
  'GET /api/v1/postal-codes/:code': {
    name: 'postalCode',
    answerHeaders: ['Cache-Control'],
    problems: ['malformed-parameter'],
  },
}

const queryOf = (describing: DescribeContext, { schemas }: Endpoint): readonly DescribedParameter[] => {
  if (schemas?.query === undefined) return []
  const schema = described(describing, schemas.query)
  const required = requiredOf(schema)
  return Object.entries(propertiesOf(schema)).map(([name, schema]) => ({
    name,
    in: 'query',
    description: typeof schema['description'] === 'string' ? schema['description'] : name,
    schema,
    ...(required.includes(name) && { isRequired: true as const }),
  }))
}

/** Describes an endpoint that is the same for every content type, from its schemas, additional facts and the texts of its library. */
export const describeFixed =
  <Name extends string>(
    texts: OperationTexts<Name>,
    { tenants }: Pick<ContentServices, 'tenants'>,
    endpoint: Endpoint,
    { parameters, isCommon, ...facts }: FixedFacts<Name>,
  ): Endpoint['describe'] =>
  async (describing) => {
    const { method, path, guard, keyScope, schemas } = endpoint
    const body = facts.body ?? schemas?.body
    const answer = facts.answer ?? schemas?.output
    const own: OperationFacts<Name> = {
      ...facts,
      parameters: [...queryOf(describing, endpoint), ...(parameters?.(describing) ?? [])],
      ...(body !== undefined && { body }),
      ...(answer !== undefined && { answer }),
    }
    const slugs = path.includes('/:tenant') && isCommon !== true ? tenants.map(({ slug }) => slug) : [null]
    return slugs.map((tenant) =>
      operationWith(
        texts,
        describing,
        {
          method,
          path: tenant === null ? path : path.replace(':tenant', tenant),
          guard,
          ...(keyScope !== undefined && { keyScopes: [keyScope] }),
          tenant,
          type: null,
        },
        own,
      ),
    )
  }

/** Adds the fixed description to an endpoint of content without one. */
export const withFixedDescription = (services: Pick<ContentServices, 'tenants'>, endpoint: Endpoint): Endpoint => {
  const facts = FIXED[`${endpoint.method} ${endpoint.path}`]
  return facts === undefined || endpoint.describe !== undefined
    ? endpoint
    : { ...endpoint, describe: describeFixed(operationTexts, services, endpoint, facts) }
}
