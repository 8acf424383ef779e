import { hooksFor } from '@captain/content-server'
import { tenant } from '../tenant.ts'

const NUMBER = /^(\d{4})-(\d{3})/
const LAST = 999

/** A copy is another circle with the next number of the same year. */
export const circleHooks = hooksFor(tenant, 'circle', {
  beforeDuplicate: async (values, { findAll, advisoryLock }) => {
    const [, series = ''] = NUMBER.exec(values.registrationNumber) ?? []
    await advisoryLock('circle-registration-number')
    const taken = (await findAll('circle')).flatMap(({ registrationNumber }) => {
      const [, year, place] = NUMBER.exec(registrationNumber) ?? []
      return year === series ? [Number(place)] : []
    })
    const next = Math.min(LAST, Math.max(0, ...taken) + 1)
    return { ...values, registrationNumber: `${series}-${String(next).padStart(3, '0')}` }
  },
})
