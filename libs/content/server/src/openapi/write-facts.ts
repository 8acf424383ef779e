import type { MemberRole } from '@captain/auth-core'
import { transitionIn, workflowOf, type Transition } from '@captain/content-core'
import { ifMatch, ifMatchOrAny, idempotencyKey } from './parameters.ts'
import type { OperationFacts } from './operation.ts'
import { SHARED } from './shared-schemas.ts'
import {
  sequenceSchema,
  responseSchemaOf,
  changesSchema,
  conflictSchema,
  draftSchema,
  transitionSchema,
  type Subject,
} from './type-schemas.ts'

const ETAG = ['ETag'] as const
const MADE = ['ETag', 'Location'] as const

const ofVersions = ({ type }: Subject, code: string): readonly string[] => (workflowOf(type.workflow).keepsVersions ? [code] : [])

export const createFacts = (subject: Subject): OperationFacts => ({
  name: 'create',
  parameters: [idempotencyKey(subject.describing)],
  body: draftSchema(subject),
  answer: responseSchemaOf(subject),
  status: 201,
  answerHeaders: MADE,
  problems: ['invalid', 'malformed-parameter', 'idempotency-mismatch', ...ofVersions(subject, 'draft-exists')],
  conflict: conflictSchema(subject),
})

export const updateFacts = (subject: Subject): OperationFacts => ({
  name: 'update',
  parameters: [ifMatch(subject.describing)],
  body: changesSchema(subject),
  answer: responseSchemaOf(subject),
  answerHeaders: ETAG,
  problems: ['invalid', 'version-conflict', 'precondition-required', 'malformed-parameter', ...ofVersions(subject, 'published-version')],
  conflict: conflictSchema(subject),
})

export const removeFacts = (subject: Subject): OperationFacts => ({
  name: 'remove',
  parameters: [ifMatchOrAny(subject.describing)],
  problems: [
    'in-use',
    'version-conflict',
    'precondition-required',
    'malformed-parameter',
    'not-removable',
    ...ofVersions(subject, 'published-version'),
  ],
  conflict: conflictSchema(subject),
})

export const restoreFacts = (subject: Subject): OperationFacts => ({
  name: 'restore',
  answer: responseSchemaOf(subject),
  answerHeaders: ETAG,
  problems: ['invalid'],
})

export const duplicateFacts = (subject: Subject): OperationFacts => ({
  name: 'duplicate',
  answer: responseSchemaOf(subject),
  status: 201,
  answerHeaders: MADE,
  problems: ['invalid', ...ofVersions(subject, 'draft-exists')],
})

export const reorderFacts = (): OperationFacts => ({
  name: 'reorder',
  problems: ['malformed-parameter'],
})

export const markReadFacts = (): OperationFacts => ({ name: 'markRead' })

export const presenceHeartbeatFacts = (): OperationFacts => ({
  name: 'presenceSay',
  isBodyOptional: true,
  problems: ['malformed-parameter'],
})

/** Returns the facts of a transition, with its role if the type's role is not enough. */
export const transitionFacts =
  (transition: Transition) =>
  (subject: Subject): OperationFacts & { readonly role?: MemberRole } => {
    const role = transitionIn(subject.type.workflow, transition)?.role
    return {
      name: 'step',
      id: transition,
      words: { step: transition },
      parameters: [ifMatch(subject.describing)],
      body: transitionSchema(subject, transition),
      answer: responseSchemaOf(subject),
      answerHeaders: ETAG,
      problems: [
        'illegal-transition',
        'version-conflict',
        'precondition-required',
        'invalid',
        'malformed-parameter',
        ...ofVersions(subject, 'last-version'),
      ],
      conflict: conflictSchema(subject),
      ...(role !== undefined && { role }),
    }
  }

export const repliesFacts = (): OperationFacts => ({ name: 'replies' })

export const replyFacts = (subject: Subject): OperationFacts => ({
  name: 'reply',
  parameters: [ifMatch(subject.describing), idempotencyKey(subject.describing)],
  body: SHARED.ReplyRequest,
  answer: responseSchemaOf(subject),
  status: 201,
  answerHeaders: ETAG,
  problems: [
    'cannot-reply',
    'invalid',
    'version-conflict',
    'precondition-required',
    'malformed-parameter',
    'idempotency-mismatch',
    'too-many-requests',
  ],
  conflict: conflictSchema(subject),
})

export const sequenceFacts = (subject: Subject): OperationFacts => ({
  name: 'sequence',
  parameters: [ifMatch(subject.describing), idempotencyKey(subject.describing)],
  body: sequenceSchema(subject),
  answer: responseSchemaOf(subject),
  answerHeaders: ETAG,
  problems: ['illegal-transition', 'version-conflict', 'idempotency-mismatch', 'precondition-required', 'invalid', 'malformed-parameter'],
  conflict: conflictSchema(subject),
})

export const revealFacts = (): OperationFacts => ({
  name: 'reveal',
  answer: SHARED.Revealed,
  problems: ['malformed-parameter', 'too-many-requests'],
})

export const connectionTestFacts = (subject: Subject): OperationFacts => ({
  name: 'trial',
  body: changesSchema(subject),
  answer: SHARED.Trial,
  problems: ['invalid', 'too-many-requests'],
})
