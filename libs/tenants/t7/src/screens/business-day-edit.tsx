import { FormScreen, SpecialInputs, type InputDefinition } from '@captain/content-react/form-parts'
import { businessDay } from '../content-types/business-day.ts'
import { WeekInput } from './week-input.tsx'

const WEEK: InputDefinition<'list'> = { Input: WeekInput, shape: 'fields', room: 'full', issues: 'own' }

const INPUTS = new Map([[businessDay.fields.days, WEEK]])

/** All eight rows of the week on one page, saved all together. */
export const Screen = () => (
  <SpecialInputs value={INPUTS}>
    <FormScreen screen="edit-all" params={{}} />
  </SpecialInputs>
)
