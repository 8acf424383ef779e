import type { Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { runningTenants } from '../running-tenants.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { planDeclarations, unansweredIn, type DeclarationPlan } from './plan-declarations.ts'
import { wordsOf } from './words.ts'

type Adopting = Pick<ContentServices, 'store' | 'tenants' | 'refused' | 'log'>

/** Stores the shapes of accepted changes; records that they concern are written again in the background, from the first one. */
const adopt = async (tx: WriteTx, { shapes }: DeclarationPlan): Promise<void> => {
  for (const { type, shape, rewrites } of shapes) {
    const from = rewrites ? '' : null
    await tx.run(sql`
      insert into content.declared_type as d (tenant_id, type, shape, rewritten_to) values (${tx.tenant.number}, ${type}, ${JSON.stringify(shape)}::jsonb, ${from})
      on conflict (tenant_id, type) do update set shape = excluded.shape, changed_at = now(),
        rewritten_to = case when excluded.rewritten_to is null then d.rewritten_to else excluded.rewritten_to end`)
  }
}

/** Returns why a tenant's records do not fit its declaration; null if they do, after storing what its records are written by from now on. */
const refusalOf = async ({ store, log }: Adopting, tenant: Tenant): Promise<string | null> => {
  const plan = await store.forPublic(tenant).read(planDeclarations)
  if (plan === null) return null
  if (plan.changes.length > 0) log.warn({ tenant: tenant.slug }, `declaration changed\n${wordsOf(plan)}`)
  if (unansweredIn(plan).length > 0) return wordsOf(plan)
  await store.forTenant(SYSTEM_AUTHOR, tenant).writeAside((tx) => adopt(tx, plan))
  return null
}

/** Compares the declarations with those of the stored records. Returns the tenants that must not run, with the plan in words. */
export const adoptDeclarations = async (services: Adopting): Promise<ReadonlyMap<string, string>> => {
  const refused = new Map<string, string>()
  for (const tenant of runningTenants(services)) {
    const refusal = await refusalOf(services, tenant)
    if (refusal !== null) refused.set(tenant.slug, refusal)
  }
  return refused
}
