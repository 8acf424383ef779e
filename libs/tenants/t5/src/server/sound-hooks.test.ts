import type { AnyRecord, Values } from '@captain/content-core'
import { hookContext, recordUnderTest } from '@captain/content-server/hook-testing'
import { describe, expect, it } from 'vitest'
import { server } from '../server.ts'
import { tenant } from '../tenant.ts'

const work = (id: string, ...codes: readonly string[]) => recordUnderTest({ id, isrcs: codes, tracks: codes.map((isrc) => ({ isrc })) })

const hasCode = ({ isrcs }: AnyRecord, code: string): boolean => Array.isArray(isrcs) && isrcs.includes(code)

/** The existing works that a hook reads, in the order of its reads. */
const label = (...works: readonly AnyRecord[]) => {
  const asked: string[] = []
  const context = hookContext(tenant, 'sound', {
    advisoryLock: async (name) => void asked.push(`alone ${name}`),
    findMany: async (_type, { isrcs = '' }) => {
      asked.push(isrcs)
      return works.filter((one) => hasCode(one, isrcs))
    },
  })
  const save = async (tracks: unknown, before: AnyRecord | null = null): Promise<Values | undefined> =>
    server.hooks?.['sound']?.beforeSave?.({ tracks }, { ...context, before })
  return { asked, save }
}

const [ONE, TWO] = ['ZZKRN2600001', 'ZZKRN2600002']

describe('codes of recordings', () => {
  it('stand on one track of one work, whatever their case', async () => {
    const { save } = label(work('a', ONE))
    await expect(save([{ isrc: TWO }, { isrc: ONE.toLowerCase() }])).rejects.toThrow('tracks.1.isrc: duplicate')
    await expect(save([{ isrc: TWO }, { isrc: TWO }])).rejects.toThrow('tracks.1.isrc: duplicate')
    await expect(save([{ isrc: ONE }], work('a', ONE))).resolves.toEqual({ tracks: [{ isrc: ONE }] })
  })

  it('are asked for one save after the other, and only those that are new to the work', async () => {
    const { save, asked } = label(work('a', ONE))
    await save([{ isrc: ONE }, { isrc: TWO }, { isrc: null }], work('a', ONE))
    expect(asked).toEqual(['alone isrc', TWO])
    await expect(save([{ isrc: ONE }], { ...work('b', ONE), deletedAt: '2026-11-22T00:00:00.000Z' })).rejects.toThrow('duplicate')
  })

  it.each([['x'], [5], [[null]], [['x']], [{ ja: 1 }], [true], [undefined]])(
    'are none in %j, which its own rule refuses',
    async (tracks) => {
      const { save, asked } = label()
      await expect(save(tracks)).resolves.toEqual({ tracks })
      expect(asked).toEqual([])
    },
  )
})
