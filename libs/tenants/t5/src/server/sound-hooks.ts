import type { Values } from '@captain/content-core'
import { hooksFor, type IssueOf } from '@captain/content-server'
import type { sound } from '../content-types/sound.ts'
import { tracksOf } from '../content-types/tracks.ts'
import { tenant } from '../tenant.ts'

const CODE = /^[A-Z0-9]{12}$/

/** Returns the codes of a work by track, in capitals; empty for a track without a valid code. */
const codesOf = ({ tracks }: Values): readonly string[] =>
  (Array.isArray(tracks) ? tracks : []).map((track: Values | null) => {
    const code = typeof track?.['isrc'] === 'string' ? track['isrc'].toUpperCase() : ''
    return CODE.test(code) ? code : ''
  })

/** A recording code is globally unique: it belongs to one track of one work. */
export const soundHooks = hooksFor(tenant, 'sound', {
  copy: async (values) => ({ ...values, tracks: tracksOf(values).map((track) => ({ ...track, isrc: null })) }),
  save: async (values, { before, alone, matching, refuse }) => {
    const codes = codesOf(values)
    const own = before?.deletedAt === null ? codesOf(before) : []
    const fresh = [...new Set(codes)].filter((code) => code !== '' && !own.includes(code))
    const taken = new Set<string>()
    if (fresh.length > 0) await alone('isrc')
    for (const code of fresh) if ((await matching('sound', { isrcs: code })).some(({ id }) => id !== before?.id)) taken.add(code)
    const issues = codes.flatMap((code, place): readonly IssueOf<typeof sound>[] =>
      code !== '' && (taken.has(code) || codes.indexOf(code) < place)
        ? [{ path: `tracks.${place}.isrc`, rule: 'duplicate', params: {} }]
        : [],
    )
    if (issues.length > 0) refuse(issues)
    return values
  },
})
