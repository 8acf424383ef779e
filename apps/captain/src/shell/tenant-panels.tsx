import { IntegrationsPanel } from '../integrations/integrations-panel.tsx'
import { RolesPanel } from '../integrations/roles/roles-panel.tsx'
import { PersonalDataPanel } from '../personal-data/personal-data-panel.tsx'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'

/** The panels next to the pages of a tenant; at most one is open. */
export const TenantPanels = ({ current }: { readonly current: LoadedTenant | null }) => (
  <>
    <IntegrationsPanel current={current} />
    <PersonalDataPanel current={current} />
    <RolesPanel current={current} />
  </>
)
