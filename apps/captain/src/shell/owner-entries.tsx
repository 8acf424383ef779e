import { IntegrationsButton } from './integrations-button.tsx'
import { PersonalDataButton } from './personal-data-button.tsx'
import { RolesButton } from './roles-button.tsx'

/** What the owners of a tenant open below its menu. */
export const OwnerEntries = ({ isNarrow }: { readonly isNarrow: boolean }) => (
  <>
    <RolesButton isNarrow={isNarrow} />
    <IntegrationsButton isNarrow={isNarrow} />
    <PersonalDataButton isNarrow={isNarrow} />
  </>
)
