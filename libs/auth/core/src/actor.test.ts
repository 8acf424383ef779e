import { expect, test } from 'vitest'
import { GUEST, isStepUpFresh, type Actor, type SignedIn } from './actor.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

const signedIn = (traits: Partial<SignedIn>): Actor => ({
  account: { id: 'a', name: 'A', email: 'a@captain.example', image: null, isUser: true, role: 'admin', locale: 'ja' },
  sessionId: 's',
  memberships: {},
  isListedAdmin: true,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
  ...traits,
})

test.each<readonly [string, Actor, boolean]>([
  ['nobody', GUEST, false],
  ['a session without a passkey', signedIn({}), false],
  ['a passkey of this moment', signedIn({ provenAt: '2026-11-21T12:00:00Z' }), true],
  ['one of nearly five minutes ago', signedIn({ provenAt: '2026-11-21T11:55:00.001Z' }), true],
  ['one of five minutes ago', signedIn({ provenAt: '2026-11-21T11:55:00Z' }), false],
  ['one that is being used for a ceremony', signedIn({ provenAt: '2026-11-21T12:05:00Z' }), true],
  ['one of an hour ahead, after the clock was set back', signedIn({ provenAt: '2026-11-21T13:00:00Z' }), false],
  ['an administrator as somebody else', signedIn({ provenAt: '2026-11-21T12:00:00Z', impersonator: { id: 'b', name: 'B' } }), false],
  ['a confirmed session, by its access token', signedIn({ provenAt: '2026-11-21T12:00:00Z', isByToken: true }), false],
])('the proof of %s', (_, actor, proven) => {
  expect(isStepUpFresh(actor, NOW)).toBe(proven)
})
