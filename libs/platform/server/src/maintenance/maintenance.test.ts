import { describe, expect, it } from 'vitest'
import { createSealer } from '@captain/content-server/kit'
import { modeAt } from './maintenance.ts'
import { hasBypassCookie, bypassCookie } from './bypass-cookie.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')
const [before, after] = [NOW - 1, NOW + 1]

describe('what holds at an instant', () => {
  it.each([
    ['off', null, null, 'off'],
    ['off', before, after, 'off'],
    ['on', null, null, 'on'],
    ['on', null, after, 'on'],
    ['on', before, NOW, 'off'],
    ['scheduled', after, null, 'scheduled'],
    ['scheduled', NOW, null, 'on'],
    ['scheduled', before, after, 'on'],
    ['scheduled', before, before, 'off'],
    ['scheduled', null, null, 'scheduled'],
  ] as const)('of %s from %s to %s is %s', (mode, startsAt, endsAt, expected) =>
    expect(modeAt({ mode, startsAt, endsAt }, NOW)).toBe(expected),
  )
})

describe('a pass', () => {
  const sealer = createSealer('a server')
  const issued = { slug: 'cafe', pinSetAt: '2026-11-21T00:00:00.000Z' }
  const given = bypassCookie(sealer, issued, { now: NOW, isSecure: true })
  const [pair = ''] = given.split(';')
  const HOURS = 60 * 60 * 1000

  it('lets its browser through for twelve hours, and scripts never see it', () => {
    expect(given).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect(bypassCookie(sealer, issued, { now: NOW, isSecure: false })).not.toContain('Secure')
    const at = (now: number) => hasBypassCookie(sealer, issued, `a=b; ${pair}`, now)
    expect([at(NOW), at(NOW + 12 * HOURS - 1), at(NOW + 12 * HOURS)]).toEqual([true, true, false])
  })

  it.each([
    ['of another tenant', sealer, { ...issued, slug: 'shop' }, pair],
    ['under another PIN', sealer, { ...issued, pinSetAt: '2026-11-22T00:00:00.000Z' }, pair],
    ['of another server', createSealer('another'), issued, pair],
    ['that is made longer', sealer, issued, pair.replace(/=\d+/, `=${NOW + 24 * HOURS}`)],
    ['without a mark', sealer, issued, pair.replace(/\..*/, '')],
    ['that is none', sealer, issued, null],
  ])('%s opens nothing', (_what, by, to, header) => expect(hasBypassCookie(by, to, header, NOW)).toBe(false))
})
