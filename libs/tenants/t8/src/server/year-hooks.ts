import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, type HookContextOf, type RecordIn } from '@captain/content-server'
import { isDay } from '@captain/locale'
import type { year } from '../content-types/year.ts'
import { tenant } from '../tenant.ts'

type Context = HookContextOf<typeof tenant>
type Stored = RecordIn<typeof tenant, 'year'>
type Year = UncheckedValues<typeof year>

const refuseOverlap = (context: Context, { startsOn, endsOn }: Year, others: readonly Stored[]): void => {
  if (!isDay(startsOn) || !isDay(endsOn)) return
  const isShared = others.some((other) => other.startsOn <= endsOn && other.endsOn >= startsOn)
  if (isShared) context.reject([{ path: 'startsOn', rule: 'overlap', params: {} }])
}

/** Exactly one year is the current one: the first, then the one set last. */
const settleCurrent = async (
  context: Context & { readonly before: Stored | null },
  values: Year,
  others: readonly Stored[],
): Promise<boolean> => {
  const isWanted = values.isCurrent === true
  const current = others.filter(({ isCurrent }) => isCurrent)
  if (isWanted) for (const { id } of current) await context.updateDerived('year', id, { isCurrent: false })
  if (isWanted || current.length > 0) return isWanted
  if (context.before?.isCurrent === true) context.reject([{ path: 'isCurrent', rule: 'exactlyOneTrue', params: { flag: 'isCurrent' } }])
  return true
}

/** Years don't overlap, and one of them is the current one. */
export const yearHooks = hooksFor(tenant, 'year', {
  beforeSave: async (values, context) => {
    await context.advisoryLock('year')
    const others = (await context.findAll('year')).filter(({ id }) => id !== context.before?.id)
    refuseOverlap(context, values, others)
    return { ...values, isCurrent: await settleCurrent(context, values, others) }
  },
  /** When the current year is deleted, the newest remaining one becomes current. */
  afterChange: async ({ after }, context) => {
    if (after.deletedAt === null) return
    const [newest, ...older] = await context.findAll('year')
    if (newest === undefined || [newest, ...older].some(({ isCurrent }) => isCurrent)) return
    await context.updateDerived('year', newest.id, { isCurrent: true })
  },
})
