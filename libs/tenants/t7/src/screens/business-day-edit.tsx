import { useContent } from '@captain/content-react'
import { FormScreen, inputsFor, SpecialInputs } from '@captain/content-react/form-parts'
import { tenant } from '../tenant.ts'
import { Screen as BusinessDays } from './business-day-list.tsx'
import { WeekInput } from './week-input.tsx'

const INPUTS = inputsFor(tenant, 'business-day', { days: { Input: WeekInput, shape: 'fields', room: 'full', issues: 'own' } })

/** All eight rows of the week on one page with one save; viewers see the week as the list shows it. */
export const Screen = () => {
  const { canWrite } = useContent()
  if (!canWrite) return <BusinessDays />
  return (
    <SpecialInputs value={INPUTS}>
      <FormScreen screen="edit-all" params={{}} />
    </SpecialInputs>
  )
}
