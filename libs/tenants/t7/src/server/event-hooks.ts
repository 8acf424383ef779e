import type { TypeHooks } from '@captain/content-server'
import { civilDate } from '@captain/locale'

/** A deadline that is new or moved lies ahead; one that has passed stays as it was. */
export const eventHooks: TypeHooks = {
  save: async (values, { before, now, refuse }) => {
    const deadline = values['applicationDeadline']
    const today = civilDate(now)
    const isMoved = typeof deadline === 'string' && deadline !== '' && deadline !== before?.['applicationDeadline']
    if (isMoved && deadline < today) refuse([{ path: 'applicationDeadline', rule: 'notBeforeToday', params: { today } }])
    return values
  },
}
