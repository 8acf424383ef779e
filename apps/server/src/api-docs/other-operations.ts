import type { JsonSchema } from '@captain/http-server'
import type { Endpoint } from '@captain/auth-server'
import { describeFixed, type FixedFacts } from '@captain/content-server'
import type { Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { i18nIn } from '../translator.ts'
import { operationTexts, type OperationName } from './operation-texts.ts'

const TEXT: JsonSchema = { type: 'string' }

const AI = '/api/v1/ai'
const AI_ANSWERS = [
  'ai-credentials-refused',
  'ai-quota-used',
  'ai-overloaded',
  'ai-unavailable',
  'ai-too-slow',
  'ai-answer-unusable',
  'ai-input-refused',
]

const KEY_SCHEMA: JsonSchema = { type: 'string', pattern: '^[\\w-]{8,64}$' }
const describeKey = (locale: Locale): string => {
  const i18n = i18nIn(locale)
  return i18n._('送り直しを見分けるキー（英数字と_、-で8〜64文字）')
}

const CARD: JsonSchema = {
  type: 'object',
  properties: { success: { const: 1 }, link: TEXT, meta: { type: 'object' } },
  required: ['success', 'link', 'meta'],
}

const ACTOR: JsonSchema = {
  type: 'object',
  properties: { account: { type: ['object', 'null'] }, memberships: { type: 'object', additionalProperties: TEXT } },
  required: ['account'],
}

/** Descriptions of the operations that content types do not declare. */
const FACTS: Readonly<Record<string, FixedFacts<OperationName>>> = {
  'GET /api/v1/authorized/logins/check_auth_required': { name: 'checkAuthRequired' },
  'GET /api/v1/authorized/logins/check_tenant_user_by_tenant_slug/:slug': { name: 'checkTenantUser' },
  'GET /api/v1/authorized/logins/check_cf_ai_usage': { name: 'checkAiUsage' },
  'GET /api/v1/actor': { name: 'actor', answer: ACTOR },
  'GET /api/v1/tenants': { name: 'tenants' },
  'GET /api/v1/account': { name: 'ownAccount' },
  'POST /api/v1/account/password': { name: 'setPassword', problems: ['step-up-required'] },
  'POST /api/v1/account/recovery': { name: 'recovery', status: 202, problems: ['too-many-requests'] },
  'POST /api/v1/account/enrolment': { name: 'enrolment', problems: ['link-over', 'too-many-requests'] },
  'POST /api/v1/account/second-factor': {
    name: 'secondFactorBegin',
    problems: ['step-up-required', 'fresh-sign-in-required', 'password-required', 'second-factor-on'],
  },
  'POST /api/v1/account/second-factor/confirm': { name: 'secondFactorConfirm', problems: ['wrong-code', 'too-many-requests'] },
  'POST /api/v1/account/second-factor/recovery-codes': { name: 'secondFactorCodes', problems: ['step-up-required', 'second-factor-off'] },
  'DELETE /api/v1/account/second-factor': { name: 'secondFactorRemove', problems: ['step-up-required'] },
  'POST /api/v1/account/second-factor/verify': {
    name: 'secondFactorVerify',
    problems: ['wrong-code', 'second-factor-over', 'second-factor-off', 'too-many-requests'],
  },
  'POST /api/v1/account/second-factor/step-up': {
    name: 'secondFactorStepUp',
    problems: ['wrong-code', 'passkey-required', 'second-factor-off', 'too-many-requests'],
  },
  'DELETE /api/v1/account/identity': { name: 'identityUnlink', problems: ['step-up-required', 'last-sign-in-method'] },
  'GET /api/v1/sign-in-options': { name: 'signInOptions' },
  'GET /api/v1/admin/auth-users': { name: 'adminAccounts' },
  'GET /api/v1/admin/auth-users/:id': { name: 'adminAccount' },
  'POST /api/v1/admin/auth-users': { name: 'adminCreateAccount', status: 201, problems: ['invalid', 'step-up-required'] },
  'POST /api/v1/admin/auth-users/:id/approve': { name: 'adminApprove', problems: ['step-up-required'] },
  'POST /api/v1/admin/auth-users/:id/invite': { name: 'adminInvite', problems: ['step-up-required'] },
  'DELETE /api/v1/admin/auth-users/:id/second-factor': { name: 'adminResetSecondFactor', problems: ['step-up-required'] },
  'PUT /api/v1/admin/auth-users/:id/ai': { name: 'adminAi', problems: ['invalid', 'version-conflict', 'step-up-required'] },
  'GET /api/v1/admin/audit-events': { name: 'adminEvents' },
  'GET /api/v1/admin/audit-events.csv': { name: 'adminEventFile', answer: TEXT, answerType: 'text/csv', problems: ['step-up-required'] },
  'GET /api/v1/link-metadata': {
    name: 'linkMetadata',
    parameters: () => [{ name: 'url', in: 'query', description: 'URL', schema: { type: 'string', format: 'uri' }, isRequired: true }],
    answer: CARD,
    problems: ['too-many-requests'],
  },
  [`GET ${AI}`]: { name: 'aiOverview' },
  [`GET ${AI}/results`]: { name: 'aiResults' },
  [`POST ${AI}/text-to-image`]: {
    name: 'aiTextToImage',
    parameters: ({ locale }) => [{ name: 'Idempotency-Key', in: 'header', description: describeKey(locale), schema: KEY_SCHEMA }],
    status: 202,
    problems: [
      'invalid',
      'malformed-parameter',
      'idempotency-mismatch',
      'ai-not-configured',
      'ai-limit-reached',
      'ai-busy',
      'too-many-requests',
    ],
  },
  [`GET ${AI}/text-to-image/:id`]: { name: 'aiImages', problems: ['malformed-parameter'] },
  [`POST ${AI}/text-to-image/:id/cancel`]: { name: 'aiCancel', problems: ['malformed-parameter'] },
  [`GET ${AI}/text-to-image/:id/images/:place`]: {
    name: 'aiPicture',
    answer: { type: 'string', format: 'binary' },
    answerType: 'image/*',
    answerHeaders: ['Cache-Control'],
    problems: ['malformed-parameter'],
  },
  [`POST ${AI}/translation-image-prompt`]: {
    name: 'aiTranslation',
    problems: ['invalid', 'ai-not-configured', 'too-many-requests', ...AI_ANSWERS],
  },
  'POST /api/v1/tenants/:tenant/ai-images': {
    name: 'aiKeep',
    status: 201,
    answerHeaders: ['Location'],
    problems: ['invalid', 'broken-image', 'image-too-wide'],
  },
  'GET /api/openapi.json': { name: 'apiDescription', answer: { type: 'object' }, answerHeaders: ['ETag'], alsoAnswers: [304] },
  'GET /api/docs': { name: 'apiPage', answer: TEXT, answerType: 'text/html' },
  'GET /api/docs/:part': { name: 'apiPage', id: 'apiPage.tenant', answer: TEXT, answerType: 'text/html' },
  'GET /api/docs/:part/:type': { name: 'apiPage', id: 'apiPage.type', answer: TEXT, answerType: 'text/html' },
}

/** Returns the endpoints, adding a description to those without one. */
export const withDescriptions = (endpoints: readonly Endpoint[], tenants: readonly Tenant[]): readonly Endpoint[] =>
  endpoints.map((endpoint) => {
    const facts = FACTS[`${endpoint.method} ${endpoint.path}`]
    return facts === undefined || endpoint.describe !== undefined
      ? endpoint
      : { ...endpoint, describe: describeFixed(operationTexts, { tenants }, endpoint, facts) }
  })
