import type { AnyRecord, Values } from '@captain/content-core'
import type { HookContext, TypeHooks } from '@captain/content-server'
import { readDay } from '@captain/locale'

const isDay = (value: unknown): value is string => typeof value === 'string' && readDay(value) === value

const refuseOverlap = (context: HookContext, { startsOn, endsOn }: Values, others: readonly AnyRecord[]): void => {
  if (!isDay(startsOn) || !isDay(endsOn)) return
  const isShared = others.some((other) => String(other['startsOn']) <= endsOn && String(other['endsOn']) >= startsOn)
  if (isShared) context.refuse([{ path: 'startsOn', rule: 'overlap', params: {} }])
}

/** Of all years exactly one is the current one: the first, then whichever is made so. */
const settleCurrent = async (
  context: HookContext & { readonly before: AnyRecord | null },
  values: Values,
  others: readonly AnyRecord[],
): Promise<boolean> => {
  const isWanted = values['isCurrent'] === true
  const current = others.filter(({ isCurrent }) => isCurrent === true)
  if (isWanted) for (const { id } of current) await context.derive('year', id, { isCurrent: false })
  if (isWanted || current.length > 0) return isWanted
  if (context.before?.['isCurrent'] === true) context.refuse([{ path: 'isCurrent', rule: 'exactlyOneTrue', params: { flag: 'isCurrent' } }])
  return true
}

/** Years don't overlap, and one of them is the current one. */
export const yearHooks: TypeHooks = {
  save: async (values, context) => {
    await context.alone('year')
    const others = (await context.all('year')).filter(({ id }) => id !== context.before?.id)
    refuseOverlap(context, values, others)
    return { ...values, isCurrent: await settleCurrent(context, values, others) }
  },
  /** A current year that goes into the trash leaves its place to the newest that is left. */
  after: async ({ after }, context) => {
    if (after.deletedAt === null) return
    const [newest, ...older] = await context.all('year')
    if (newest === undefined || [newest, ...older].some(({ isCurrent }) => isCurrent === true)) return
    await context.derive('year', newest.id, { isCurrent: true })
  },
}
