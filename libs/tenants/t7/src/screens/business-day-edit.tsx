import { useContent } from '@captain/content-react'
import { FormScreen, SpecialInputs, type InputDefinition } from '@captain/content-react/form-parts'
import { businessDay } from '../content-types/business-day.ts'
import { Screen as BusinessDays } from './business-day-list.tsx'
import { WeekInput } from './week-input.tsx'

const WEEK: InputDefinition<'list'> = { Input: WeekInput, shape: 'fields', room: 'full', issues: 'own' }

const INPUTS = new Map([[businessDay.fields.days, WEEK]])

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
