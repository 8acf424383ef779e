import { array, boolean, literal, nullable, number, picklist, record, strictObject, string, variant } from 'valibot'
import { NEEDS } from './needs.ts'

const count = strictObject({ value: number(), capped: boolean() })
const title = strictObject({ ja: nullable(string()), en: nullable(string()) })
/** A content type by its name in addresses and what people call it. */
const typeName = strictObject({ name: string(), label: string() })

/** What the first page of the back office answers: of the tenants that the account is a member of. */
export const HOME = strictObject({
  isTourDue: boolean(),
  needs: array(
    strictObject({
      tenant: string(),
      kind: picklist(NEEDS),
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
        workflow: picklist(['publish', 'legal']),
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
  samples: array(strictObject({ tenant: string(), canAdd: boolean(), total: number(), edited: number() })),
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

export const HOME_DAYS = strictObject({
  days: array(strictObject({ day: string(), published: number(), received: number(), saved: number() })),
})

export const TENANT_FACTS = strictObject({
  items: array(
    strictObject({
      slug: string(),
      status: nullable(picklist(['preparing', 'active', 'suspended', 'closed'])),
      kind: nullable(string()),
      logo: nullable(string()),
      domain: nullable(strictObject({ host: string(), isVerified: boolean(), sslExpiresOn: nullable(string()) })),
      maintenance: strictObject({
        mode: picklist(['off', 'scheduled', 'on']),
        startsAt: nullable(string()),
        endsAt: nullable(string()),
      }),
    }),
  ),
})
