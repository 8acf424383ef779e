import type { CustomRole, MemberRole, SignedIn } from '@captain/auth-core'
import type { DescribedOperation } from '@captain/auth-server'
import { expect, it } from 'vitest'
import { visibleOperations } from './visible-operations.ts'

const operation = (type: string, tenant: MemberRole): DescribedOperation =>
  ({ tenant: 'diner', type, guard: { tenant } }) as unknown as DescribedOperation

const OPERATIONS = [operation('dish', 'viewer'), operation('dish', 'editor'), operation('dish', 'owner'), operation('ledger', 'owner')]

const memberWith = (customRole: CustomRole): SignedIn => ({
  account: { id: 'a', name: '港', email: 'a@captain.example', image: null, isUser: true, role: 'user', locale: 'ja' },
  sessionId: 's',
  memberships: { diner: 'viewer' },
  customRoles: { diner: customRole },
  isListedAdmin: false,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
})

const seenWith = (types: CustomRole['types']) =>
  visibleOperations(OPERATIONS, memberWith({ key: 'x', names: { ja: '役', en: 'X' }, media: false, types })).map(({ type }) => type)

it('a custom role sees the operations of the types that it reads, and no type of owners', () => {
  const read = { operations: ['read'], languages: null, fields: {}, otherFields: 'write' } as const
  expect(seenWith({ '*': read })).toEqual(['dish', 'dish', 'dish'])
  expect(seenWith({ ledger: read })).toEqual([])
})
