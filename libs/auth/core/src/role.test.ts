import { expect, test } from 'vitest'
import { isMemberRole, MEMBER_ROLES, roleAtLeast } from './role.ts'

test('a role reaches itself and what lies below', () => {
  const reached = MEMBER_ROLES.map((role) => [role, MEMBER_ROLES.filter((minimum) => roleAtLeast(role, minimum))])
  expect(Object.fromEntries(reached)).toEqual({ viewer: ['viewer'], editor: ['viewer', 'editor'], owner: ['viewer', 'editor', 'owner'] })
})

test('knows its own names only', () => {
  expect(['viewer', 'admin', '', null, 1].map(isMemberRole)).toEqual([true, false, false, false, false])
})
