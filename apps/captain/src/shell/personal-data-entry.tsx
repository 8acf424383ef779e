import { hasPersonalData, type Tenant } from '@captain/content-core'
import { PersonalDataButton } from './personal-data-button.tsx'

/** The button of personal data, for tenants that have any. */
export const PersonalDataEntry = ({ tenant, isNarrow }: { readonly tenant: Tenant; readonly isNarrow: boolean }) =>
  tenant.contentTypes.some(hasPersonalData) ? <PersonalDataButton isNarrow={isNarrow} /> : null
