import { contentTypeOf, type AnyRecord, type FieldIssue, type Tenant, type Values } from '@captain/content-core'
import type { HookContext } from '../hooks.ts'
import type { HookTransaction } from '../hook-transaction.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'

const NOW = new Date('2026-11-22T03:00:00.000Z')

const unexpected = (name: string) => async (): Promise<never> => {
  throw new Error(`the hook calls ${name}`)
}

const transactionIn = (tenant: Tenant): HookTransaction => ({
  tenant,
  now: NOW,
  author: SYSTEM_AUTHOR,
  installation: { baseUrl: 'https://captain.example', tenants: [tenant], messagesOf: async () => ({}) },
  rows: unexpected('transaction.rows'),
  hotRows: unexpected('transaction.hotRows'),
  prepared: unexpected('transaction.prepared'),
  row: unexpected('transaction.row'),
  run: unexpected('transaction.run'),
  forget: () => undefined,
})

/** Issues with which a hook refused a write; the message lists their paths and rules. */
class RefusedUnderTest extends Error {
  readonly issues: readonly FieldIssue[]
  constructor(issues: readonly FieldIssue[]) {
    super(issues.map(({ path, rule }) => `${path}: ${rule}`).join())
    this.issues = issues
  }
}

/** Returns the context of a type's hooks without a database: calls that `changes` does not define are rejected. */
export const hookContext = (tenant: Tenant, name: string, changes: Partial<HookContext> = {}): HookContext => {
  const type = contentTypeOf(tenant, name)
  if (type === null) throw new Error(`${tenant.slug} has no ${name}`)
  return {
    now: NOW,
    type,
    author: { id: null, name: SYSTEM_AUTHOR.name, role: null },
    sender: null,
    findForUpdate: unexpected('findForUpdate'),
    findAll: unexpected('findAll'),
    findMany: unexpected('findMany'),
    findReferencing: unexpected('findReferencing'),
    update: unexpected('update'),
    create: unexpected('create'),
    remove: unexpected('remove'),
    updateDerived: unexpected('updateDerived'),
    transaction: transactionIn(tenant),
    appNotice: unexpected('appNotice'),
    cancelAppNotice: unexpected('cancelAppNotice'),
    nextNumber: unexpected('nextNumber'),
    advisoryLock: unexpected('advisoryLock'),
    taxPercent: unexpected('taxPercent'),
    readSecret: unexpected('readSecret'),
    reject: (issues) => {
      throw new RefusedUnderTest(issues)
    },
    ...changes,
  }
}

const SYSTEM_FIELDS = {
  id: '01M7YS4WY3HSZYWPGDXE000000',
  createdAt: NOW.toISOString(),
  createdBy: null,
  updatedAt: NOW.toISOString(),
  updatedBy: null,
  localeUpdatedAt: { ja: null, en: null },
  lockVersion: 1,
  deletedAt: null,
  state: 'draft',
} as const

/** Returns a record with these values; system fields that they lack have defaults. */
export const recordUnderTest = (values: Values): AnyRecord => ({ ...SYSTEM_FIELDS, ...values })
