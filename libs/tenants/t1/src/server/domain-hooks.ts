import { randomBytes } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, type HooksOf } from '@captain/content-server'
import { asRecord } from '@captain/validation'
import type { domain } from '../content-types/domain.ts'
import { tenant } from '../tenant.ts'
import { syncDomainUses } from './domain-uses.ts'
import { syncNextExpiry, registrarsOf } from './next-expiry.ts'
import type { Domain, Portal } from './portal-records.ts'
import { isAbsent, txtRecords, type FindTexts } from './txt-records.ts'
import { localized } from './translator.ts'

const FAILURE = localized((i18n) => i18n._('TXTレコードが見つかりませんでした。DNSに反映されるまで、しばらくかかることがあります。'))

/** Name of the TXT record (content model, T1.domain: ownershipCheck). */
const LABEL = '_captain'

const newToken = (): string => `captain-verification=${randomBytes(16).toString('hex')}`

const MAX_BYTES = 253

/** Normalises a name for DNS; a name that is too long or invalid stays unchanged. */
const asciiName = (name: unknown): unknown => {
  const typed = typeof name === 'string' ? name.trim() : ''
  return typed === '' || Buffer.byteLength(typed) > MAX_BYTES ? name : domainToASCII(typed) || name
}

const hostRow = (row: unknown): unknown => {
  const values = asRecord(row)
  return typeof values['host'] === 'string' ? { ...values, host: asciiName(values['host']) } : row
}

/** Compares names of servers as DNS does, without case. */
const asciiHosts = (rows: unknown): unknown => (Array.isArray(rows) ? rows.map(hostRow) : rows)

/** The ownership check applies to one name: a changed name has to be checked again. */
const proofOf = (before: Domain | null, name: unknown): UncheckedValues<typeof domain> =>
  before !== null && before.name === name && before.ownershipCheck !== null
    ? { ownershipCheck: before.ownershipCheck, verifiedAt: before.verifiedAt }
    : { ownershipCheck: newToken(), verifiedAt: null }

const unicodeName = (name: unknown): string | null => {
  const unicode = typeof name === 'string' ? domainToUnicode(name) : ''
  return unicode === '' || unicode === name ? null : unicode
}

/** Hooks of domains; the caller passes the lookup of TXT records, so that tests can use another resolver. */
export const domainHooks = (findTexts: FindTexts): HooksOf<Portal, 'domain'> =>
  hooksFor(tenant, 'domain', {
    beforeSave: async (values, context) => {
      const { before } = context
      // Locked before the save takes its weaker lock: otherwise two concurrent changes would deadlock.
      for (const id of registrarsOf([before, values])) await context.findForUpdate('registrar', id)
      const name = asciiName(values.name)
      const shown = { name, displayName: unicodeName(name), nameServers: asciiHosts(values.nameServers) }
      return { ...values, ...shown, ...proofOf(before, name), isAssigned: values.isAssigned === true }
    },
    afterChange: async ({ before, after }, context) => {
      await syncDomainUses(context, after.id)
      for (const id of registrarsOf([before, after])) await syncNextExpiry(context, id)
    },
    connectionTest: async (_values, { before, now }) => ({
      failure: FAILURE,
      storeOnSuccess: { verifiedAt: now.toISOString() },
      run: async (signal) => {
        try {
          return (await findTexts(`${LABEL}.${before.name}`, signal)).includes(String(before.ownershipCheck))
        } catch (error) {
          if (isAbsent(error)) return false
          throw error
        }
      },
    }),
  })

export const ownDomainHooks = domainHooks(txtRecords())
