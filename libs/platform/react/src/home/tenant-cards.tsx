import type { TenantSummary } from '../tenants/tenants.ts'
import type { Need, TenantFacts } from './home-data.ts'
import { TenantCard } from './tenant-card.tsx'
import classes from './tenant-card.module.css'

type TenantCardsProps = {
  readonly tenants: readonly TenantSummary[]
  readonly facts: ReadonlyMap<string, TenantFacts> | undefined
  readonly needs: readonly Need[]
}

/** Cards of tenants, in as many columns as fit. */
export const TenantCards = ({ tenants, facts, needs }: TenantCardsProps) => (
  <ul className={classes.grid}>
    {tenants.map((tenant) => (
      <TenantCard
        key={tenant.slug}
        tenant={tenant}
        facts={facts?.get(tenant.slug)}
        needs={needs.filter((need) => need.tenant === tenant.slug)}
      />
    ))}
  </ul>
)
