import type { Endpoint } from '@captain/auth-server'
import { type RateRule, notFound, tooManyRequests, forbidden } from '@captain/http-server'
import { type AnyContentType, asSecret, fieldAccess, fieldOf, isEditable } from '@captain/content-core'
import { privateJson } from '../responses.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { revealFacts } from '../openapi/write-facts.ts'
import { noteReads } from '../personal-data/note-reads.ts'
import type { ContentServices } from '../services.ts'
import { readBody } from './request-body.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'
import { writeAudit } from '../store/audit.ts'
import { readEntry } from '../store/read-entry.ts'
import { revealSecret } from '../store/secrets/entry-secrets.ts'

const PER_ACCOUNT: RateRule = { window: 3600, max: 30 }

const isRevealed = (type: AnyContentType, name: string): boolean => asSecret(fieldOf(type, name))?.config.isRevealable === true

const hasRevealed = (type: AnyContentType): boolean => Object.keys(type.fields).some((name) => isRevealed(type, name))

/** Throws 429 for accounts that reveal too many secrets. */
const enforceRateLimit = async ({ limits }: ContentServices, { tenant, context }: StaffCall): Promise<void> => {
  const who = context.actor.account?.id ?? ''
  const { allowed, retryAfter } = await limits.consume(`reveal/${tenant.number}/${who}`, PER_ACCOUNT)
  if (!allowed) throw tooManyRequests(retryAfter ?? PER_ACCOUNT.window)
}

const reveal = async (services: ContentServices, call: StaffCall): Promise<Response> => {
  const { type, seen, store, id } = call
  const { field } = await readBody(call, SHARED.RevealRequest)
  if (!isRevealed(seen, field)) throw notFound()
  if (seen.rights !== undefined && fieldAccess(type, seen.rights, field) !== 'write') throw forbidden()
  await enforceRateLimit(services, call)
  const value = await store.writeAside(async (tx) => {
    const row = await readEntry(tx, { type: type.name, id: id() })
    if (row === null) throw notFound()
    // In the same transaction as the read: without a log entry the secret is not shown.
    await writeAudit(tx, { action: 'reveal', type: type.name, id: row.id, changes: [field] })
    return revealSecret(tx, row.id, field)
  })
  noteReads(services, call, 'reveal', Object.keys(type.fields))([id()])
  return privateJson({ value })
}

/**
 * Shows a secret that its type declares as revealable, after a step-up, to accounts that may write records of the type. The audit
 * log records each access.
 */
export const revealEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/reveal',
    needs: 'write',
    right: 'update',
    offered: (type) => isEditable(type) && hasRevealed(type),
    stepUp: () => 'reveal-secret',
    schemas: { body: SHARED.RevealRequest },
    describe: revealFacts,
    handle: (call) => reveal(services, call),
  })
