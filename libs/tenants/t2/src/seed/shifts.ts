import type { SeederOf } from '@captain/content-core'
import type { CastIds } from './casts.ts'
import { clock } from './both.ts'
import type { tenant } from '../tenant.ts'

const [FIRST_DAY, LAST_DAY] = [-3, 27]

type Pattern = { readonly cast: string; readonly days: readonly number[]; readonly from: number; readonly until: number }

/** Working days of each cast, counted from the seed day, and their times. */
const patterns = (casts: CastIds): Readonly<Record<string, Pattern>> => ({
  luka: { cast: casts.luka, days: [0, 2, 4, 5], from: clock(20), until: clock(25) },
  sayo: { cast: casts.sayo, days: [1, 3, 5], from: clock(18), until: clock(23) },
  haru: { cast: casts.haru, days: [0, 1, 4, 5, 6], from: clock(19), until: clock(26) },
  minato: { cast: casts.minato, days: [1, 2, 3], from: clock(11), until: clock(17) },
  pon: { cast: casts.pon, days: [2, 5, 6], from: clock(10), until: clock(15) },
})

const stateOf = (name: string, offset: number): 'scheduled' | 'tentative' | 'full' => {
  if (name === 'luka' && offset === 5) return 'full'
  return name === 'sayo' && offset === 10 ? 'tentative' : 'scheduled'
}

/** A month of shifts of all active casts; one is tentative, one fully booked. */
export const seedShifts = async (seeder: SeederOf<typeof tenant>, casts: CastIds): Promise<void> => {
  for (const [name, { cast, days, from, until }] of Object.entries(patterns(casts))) {
    for (let offset = FIRST_DAY; offset <= LAST_DAY; offset += 1) {
      if (!days.includes((offset + 7) % 7)) continue
      await seeder.create('cast-work-schedule', {
        cast,
        date: seeder.day(offset),
        startTime: from,
        endTime: until,
        shiftState: stateOf(name, offset),
      })
    }
  }
}
