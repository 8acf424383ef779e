import { rowsIn, type UncheckedValues } from '@captain/content-core'
import { hooksFor, type IssueOf } from '@captain/content-server'
import type { audioType } from '../content-types/audio-type.ts'
import { tenant } from '../tenant.ts'

const CODE = /^[A-Z0-9]{12}$/

/** Returns the codes of a work by track, in capitals; empty for a track without a valid code. */
const codesOf = ({ tracks }: UncheckedValues<typeof audioType>): readonly string[] =>
  rowsIn(tracks).map(({ isrc }) => {
    const code = typeof isrc === 'string' ? isrc.toUpperCase() : ''
    return CODE.test(code) ? code : ''
  })

/** A recording code is globally unique: it belongs to one track of one work. */
export const soundHooks = hooksFor(tenant, 'sound', {
  beforeDuplicate: async (values) => ({ ...values, tracks: values.tracks.map((track) => ({ ...track, isrc: null })) }),
  beforeSave: async (values, { before, advisoryLock, findMany, reject }) => {
    const codes = codesOf(values)
    const own = before?.deletedAt === null ? codesOf(before) : []
    const fresh = [...new Set(codes)].filter((code) => code !== '' && !own.includes(code))
    const taken = new Set<string>()
    if (fresh.length > 0) await advisoryLock('isrc')
    for (const code of fresh) if ((await findMany('sound', { isrcs: code })).some(({ id }) => id !== before?.id)) taken.add(code)
    const issues = codes.flatMap((code, place): readonly IssueOf<typeof audioType>[] =>
      code !== '' && (taken.has(code) || codes.indexOf(code) < place)
        ? [{ path: `tracks.${place}.isrc`, rule: 'duplicate', params: {} }]
        : [],
    )
    if (issues.length > 0) reject(issues)
    return values
  },
})
