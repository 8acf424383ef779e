import type { TypeHooks } from '@captain/content-server'

const NUMBER = /^(\d{4})-(\d{3})/
const LAST = 999

/** A copy is another circle: the next number of the same year is its own. */
export const circleHooks: TypeHooks = {
  copy: async (values, { all, alone }) => {
    const [, series = ''] = NUMBER.exec(String(values['registrationNumber'])) ?? []
    await alone('circle-registration-number')
    const taken = (await all('circle')).flatMap(({ registrationNumber }) => {
      const [, year, place] = NUMBER.exec(String(registrationNumber)) ?? []
      return year === series ? [Number(place)] : []
    })
    const next = Math.min(LAST, Math.max(0, ...taken) + 1)
    return { ...values, registrationNumber: `${series}-${String(next).padStart(3, '0')}` }
  },
}
