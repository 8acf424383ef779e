import type { Values } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'
import { hookContext, recordUnderTest } from '@captain/content-server/hook-testing'
import { describe, expect, it } from 'vitest'
import { server } from '../server.ts'
import { tenant } from '../tenant.ts'

const { circle: circleHooks = {}, event: eventHooks = {}, facility: facilityHooks = {}, year: yearHooks = {} } = server.hooks ?? {}

type Row = Values & { readonly id: string }

/** The existing records that a hook reads, and its changes to them. */
const hall = (rows: readonly Row[]) => {
  const derived: Values[] = []
  const records = rows.map(recordUnderTest)
  const context = hookContext(tenant, 'year', {
    findAll: async () => records,
    advisoryLock: async () => undefined,
    findForUpdate: async (_type, id) => records.find((row) => row.id === id) ?? null,
    findMany: async (_type, { startsOn = '', endsOn = '' }) =>
      records.filter((row) => String(row['startsOn']) <= startsOn.slice(2) && String(row['endsOn']) >= endsOn.slice(0, -2)),
    updateDerived: async (_type, id, values) => void derived.push({ id, ...values }),
  })
  const save = async ({ beforeSave: hook }: TypeHooks, values: Values, before: Row | null = null): Promise<Values> =>
    (await hook?.(values, { ...context, before: before === null ? null : recordUnderTest(before) })) ?? {}
  return { context, derived, save }
}

const year = (start: number, isCurrent: boolean) => ({
  id: `y${start}`,
  startsOn: `${start}-04-01`,
  endsOn: `${start + 1}-03-31`,
  isCurrent,
})

describe('fiscal years', () => {
  const rows = [year(2026, true), year(2025, false)]

  it('do not share a day', async () => {
    const { save } = hall(rows)
    await expect(save(yearHooks, { startsOn: '2027-03-31', endsOn: '2028-03-30' })).rejects.toThrow('startsOn: overlap')
    await expect(save(yearHooks, { startsOn: '2024-04-01', endsOn: '2025-04-01' })).rejects.toThrow('startsOn: overlap')
    expect(await save(yearHooks, year(2027, false))).toMatchObject({ isCurrent: false })
    expect(await save(yearHooks, { ...year(2026, true), endsOn: '2027-03-30' }, year(2026, true))).toMatchObject({ endsOn: '2027-03-30' })
  })

  it('have one current among them: the first, then whichever is made so', async () => {
    expect(await hall([]).save(yearHooks, year(2026, false))).toMatchObject({ isCurrent: true })
    const { save, derived } = hall(rows)
    expect(await save(yearHooks, year(2027, true))).toMatchObject({ isCurrent: true })
    expect(derived).toEqual([{ id: 'y2026', isCurrent: false }])
    await expect(save(yearHooks, year(2026, false), year(2026, true))).rejects.toThrow('isCurrent: exactlyOneTrue')
  })

  it('give the place of one in the trash to the newest that is left', async () => {
    const { context, derived } = hall([year(2025, false), year(2024, false)])
    const gone = recordUnderTest({ ...year(2026, true), deletedAt: '2026-11-22T00:00:00.000Z' })
    await yearHooks.afterChange?.({ action: 'delete', before: null, after: gone, note: null, sequence: ['delete'] }, context)
    expect(derived).toEqual([{ id: 'y2025', isCurrent: true }])
  })
})

describe('what an event leaves empty', () => {
  const ROOM = '01M7YS4WY3HSZYWPGDXE000001'
  const { save } = hall([year(2026, true), year(2025, false), { id: ROOM, name: { ja: '大ホール', en: 'Main hall' } }])
  const session = (date: string) => ({ date })

  it('follows: the year of the first session, the name of the room', async () => {
    const values = { sessions: [session('2026-06-01'), session('2026-03-31')], facility: ROOM, venueName: { ja: null, en: null } }
    expect(await save(eventHooks, values)).toMatchObject({ fiscalYear: 'y2025', venueName: { ja: '大ホール', en: 'Main hall' } })
  })

  it('stays where somebody has filled it in, or nothing is known', async () => {
    const chosen = { sessions: [session('2026-06-01')], fiscalYear: 'y2025', facility: ROOM, venueName: { ja: '前庭', en: null } }
    expect(await save(eventHooks, chosen)).toMatchObject({ fiscalYear: 'y2025', venueName: { ja: '前庭', en: null } })
    expect(await save(eventHooks, { sessions: [session('2090-06-01')], facility: null })).toMatchObject({ fiscalYear: null })
  })
})

it('a device hangs in one row of one room', async () => {
  const MAC = '00-00-5E-00-53-01'
  const devices = (...addresses: readonly string[]) => ({ wifiAccessPoints: addresses.map((macAddress) => ({ macAddress })) })
  const { save } = hall([{ id: 'a', ...devices(MAC) }])
  await expect(save(facilityHooks, devices('00-00-5E-00-53-02', MAC))).rejects.toThrow('wifiAccessPoints.1.macAddress: duplicate')
  await expect(save(facilityHooks, devices('00-00-5E-00-53-02', '00-00-5E-00-53-02'))).rejects.toThrow('wifiAccessPoints.1')
  expect(await save(facilityHooks, devices(MAC), { id: 'a' })).toEqual(devices(MAC))
})

it('a copy of a circle gets the next number of its year', async () => {
  const { context } = hall([
    { id: 'a', registrationNumber: '2026-014' },
    { id: 'b', registrationNumber: '2025-200' },
  ])
  expect(await circleHooks.beforeDuplicate?.({ registrationNumber: '2026-014' }, context)).toEqual({ registrationNumber: '2026-015' })
})
