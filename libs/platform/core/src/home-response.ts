import { WORKFLOW_NAMES, workflowOf } from '@captain/content-core'
import { array, boolean, literal, nullable, number, picklist, record, strictObject, string, variant } from 'valibot'
import { NEED_KINDS } from './need-kinds.ts'
import type { Received } from './received.ts'
import { samplesSchema } from './samples-response.ts'

/** Workflows whose drafts have a planned publication time. */
const PLANNED = WORKFLOW_NAMES.filter((workflow) => workflowOf(workflow).startsAt !== undefined)

const count = strictObject({ value: number(), capped: boolean() })
const title = strictObject({ ja: nullable(string()), en: nullable(string()) })
/** A content type with its name in paths and its display name. */
const typeName = strictObject({ name: string(), label: string() })

/** The home page of the back office, for the tenants of the account. */
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
  /** Failed publications: drafts whose planned time has passed, and webhooks without successful deliveries. */
  failures: array(
    variant('kind', [
      strictObject({
        kind: literal('missed'),
        tenant: string(),
        id: string(),
        type: typeName,
        workflow: picklist(PLANNED),
        title,
        /** An instant; for a legal document a day. */
        planned: string(),
        to: nullable(string()),
      }),
      strictObject({
        kind: literal('undelivered'),
        tenant: string(),
        id: string(),
        name: string(),
        since: string(),
        /** Whether it was switched off after failing for too long. */
        isOff: boolean(),
        /** Status or error of the last attempt. */
        status: nullable(number()),
        failure: nullable(picklist(['timeout', 'unreachable', 'broken', 'off'])),
      }),
    ]),
  ),
  drafts: array(strictObject({ tenant: string(), id: string(), type: typeName, title, updatedAt: string(), to: nullable(string()) })),
  /** For tenants that the account owns and that have samples or may add some. */
  samples: array(strictObject({ tenant: string(), ...samplesSchema.entries })),
  events: array(
    strictObject({
      tenant: string(),
      id: string(),
      at: string(),
      by: strictObject({ id: nullable(string()), name: string() }),
      impersonator: nullable(string()),
      /** An action of the audit log, or `addSamples` and `removeSamples`, which concern no single type. */
      action: string(),
      type: nullable(typeName),
      title,
      /** Number of removed samples. */
      count: nullable(number()),
      to: nullable(string()),
    }),
  ),
})

/** Activity of the last 30 days. */
export const homeDaysSchema = strictObject({
  days: array(strictObject({ day: string(), published: number(), received: number(), saved: number() })),
})

export type HomeResponse = Received<typeof homeSchema>
export type HomeDaysResponse = Received<typeof homeDaysSchema>
