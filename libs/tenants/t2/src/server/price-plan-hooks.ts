import { hooksFor, type HookContextOf, type RecordIn } from '@captain/content-server'
import { tenant } from '../tenant.ts'

type Context = HookContextOf<typeof tenant>
type Plan = RecordIn<typeof tenant, 'price-plan'>

const publicPlansOf = async (context: Context, service: string): Promise<readonly Plan[]> => {
  await context.advisoryLock(`recommended-plan/${service}`)
  return context.findMany('price-plan', { service, isPublished: 'true' })
}

const position = ({ sortOrder }: Plan): number => sortOrder ?? 0

/** Exactly one public plan of a service is recommended: the one just set, the previous one, or else the first. */
const settle = async (context: Context, service: string, chosen: string | null): Promise<void> => {
  const plans = await publicPlansOf(context, service)
  const marked = plans.filter(({ isRecommended }) => isRecommended)
  const one = marked.find(({ id }) => id === chosen) ?? marked[0] ?? plans.toSorted((a, b) => position(a) - position(b))[0]
  for (const plan of marked) if (plan.id !== one?.id) await context.updateDerived('price-plan', plan.id, { isRecommended: false })
  if (one !== undefined && !one.isRecommended) await context.updateDerived('price-plan', one.id, { isRecommended: true })
}

/** Moves the mark of the recommended plan (content model, T2.pricePlan). */
export const pricePlanHooks = hooksFor(tenant, 'price-plan', {
  beforeDuplicate: async (values) => ({ ...values, isRecommended: false }),
  afterChange: async ({ before, after }, context) => {
    if (before?.isPublished === true && !after.isPublished && after.isRecommended)
      await context.updateDerived('price-plan', after.id, { isRecommended: false })
    const services = new Set([before?.service, after.service])
    for (const service of services) if (service !== undefined) await settle(context, service, after.id)
  },
})
