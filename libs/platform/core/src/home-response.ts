import { WORKFLOW_NAMES, workflowOf } from '@captain/content-core'
import { array, boolean, literal, nullable, number, picklist, record, strictObject, string, variant } from 'valibot'
import type { Received } from './received.ts'
import { samplesSchema } from './samples-response.ts'

/** Reasons why records of any type may wait for an account in a list. */
export const NEED_KINDS = ['unanswered', 'orders', 'drafts', 'scheduled', 'staleEnglish', 'expiring'] as const

/** Workflows whose drafts name the time at which they go public. */
const PLANNED = WORKFLOW_NAMES.filter((workflow) => workflowOf(workflow).startsAt !== undefined)

const count = strictObject({ value: number(), capped: boolean() })
const title = strictObject({ ja: nullable(string()), en: nullable(string()) })
/** A content type by its name in addresses and what people call it. */
const typeName = strictObject({ name: string(), label: string() })

/** The home page of the back office: of the tenants that the account is a member of. */
export const homeSchema = strictObject({
  isTourDue: boolean(),
  needs: array(
    strictObject({
      tenant: string(),
      kind: picklist(NEED_KINDS),
      type: typeName,
      count,
      to: string(),
      search: record(string(), string()),
    }),
  ),
  /** What should have gone public and did not: drafts whose time has passed, and webhooks that are not heard. */
  failures: array(
    variant('kind', [
      strictObject({
        kind: literal('missed'),
        tenant: string(),
        id: string(),
        type: typeName,
        workflow: picklist(PLANNED),
        title,
        /** An instant, of a legal document a day. */
        planned: string(),
        to: nullable(string()),
      }),
      strictObject({
        kind: literal('undelivered'),
        tenant: string(),
        id: string(),
        name: string(),
        since: string(),
        /** Whether it has been switched off for having failed for so long. */
        isOff: boolean(),
        /** What the last attempt was answered, or why it was not. */
        status: nullable(number()),
        failure: nullable(picklist(['timeout', 'unreachable', 'broken', 'off'])),
      }),
    ]),
  ),
  drafts: array(strictObject({ tenant: string(), id: string(), type: typeName, title, updatedAt: string(), to: nullable(string()) })),
  /** Of the tenants that the account owns and that have samples, or room for some. */
  samples: array(strictObject({ tenant: string(), ...samplesSchema.entries })),
  events: array(
    strictObject({
      tenant: string(),
      id: string(),
      at: string(),
      by: strictObject({ id: nullable(string()), name: string() }),
      impersonator: nullable(string()),
      /** As in the log, or `addSamples` and `removeSamples`, which concern no single type. */
      action: string(),
      type: nullable(typeName),
      title,
      /** How many samples were removed. */
      count: nullable(number()),
      to: nullable(string()),
    }),
  ),
})

/** What happened on the last 30 days. */
export const homeDaysSchema = strictObject({
  days: array(strictObject({ day: string(), published: number(), received: number(), saved: number() })),
})

export type HomeResponse = Received<typeof homeSchema>
export type HomeDaysResponse = Received<typeof homeDaysSchema>
