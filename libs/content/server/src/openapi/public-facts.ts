import { slugField } from '@captain/content-core'
import type { View } from '../delivery/public-type.ts'
import type { OperationFacts } from './operation.ts'
import { deliveredListParameters } from './list-parameters.ts'
import { ifNoneMatch, idempotencyKey, inQuery, localeParameter } from './parameters.ts'
import { SHARED } from './shared-schemas.ts'
import { deliveredListSchema, deliveredSchema, submissionSchema, type Subject } from './type-schemas.ts'

const STANDARD_LIMIT = 20
const CACHED = { answerHeaders: ['ETag', 'Cache-Control'], alsoAnswers: [304] } as const
const ANYTHING = { type: 'object' } as const

const recordFacts = (name: 'publicRecord' | 'publicCurrent', subject: Subject, view: View = 'detail'): OperationFacts => ({
  name,
  parameters: [localeParameter(subject.describing, 'locale'), ifNoneMatch(subject.describing)],
  answer: deliveredSchema(subject, view),
  ...CACHED,
  ...(slugField(subject.type) !== null && name === 'publicRecord' && { alsoAnswers: [301, 304] }),
})

export const publicListFacts = (subject: Subject): OperationFacts => ({
  name: 'publicList',
  parameters: [...deliveredListParameters(subject, STANDARD_LIMIT), ifNoneMatch(subject.describing)],
  answer: deliveredListSchema(subject),
  ...CACHED,
})

export const publicRecordFacts = (subject: Subject): OperationFacts => recordFacts('publicRecord', subject)

export const publicCurrentFacts = (subject: Subject): OperationFacts => ({
  ...recordFacts('publicCurrent', subject),
  problems: ['not-found'],
})

export const publicSitemapFacts = (subject: Subject): OperationFacts => ({
  name: 'publicSitemap',
  parameters: [localeParameter(subject.describing, 'locale'), ifNoneMatch(subject.describing)],
  answer: SHARED.Sitemap,
  ...CACHED,
})

export const submitFacts = (subject: Subject): OperationFacts => ({
  name: 'submit',
  parameters: [idempotencyKey(subject.describing)],
  body: submissionSchema(subject),
  answer: ANYTHING,
  status: 201,
  problems: ['invalid', 'idempotency-mismatch', 'too-many-requests'],
})

export const confirmFacts = (subject: Subject): OperationFacts => ({
  name: 'confirm',
  body: submissionSchema(subject),
  answer: ANYTHING,
  problems: ['invalid', 'too-many-requests'],
})

export const trackFacts = (subject: Subject): OperationFacts => ({
  name: 'track',
  parameters: [inQuery(subject.describing, 'token', { type: 'string' }, { isRequired: true })],
  answer: ANYTHING,
  problems: ['too-many-requests'],
})
