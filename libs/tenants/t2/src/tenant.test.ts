import type { AnyRecord, Values } from '@captain/content-core'
import { describeTenant, type World } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { dateInTimeZone, addDays } from '@captain/locale'
import { area } from './content-types/area.ts'
import { cast } from './content-types/cast.ts'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

/** Beyond the demo's month, each on a separate day. */
let freeDay = 60
const someDay = (): string => {
  freeDay += 1
  return addDays(dateInTimeZone(new Date()), freeDay)
}

type Crew = { readonly areas: readonly string[]; readonly casts: readonly AnyRecord[] }

/** Two casts who both visit the same two areas. */
const makeCrew = async (here: World): Promise<Crew> => {
  const [areas, casts] = [here.world(area), here.world(cast)]
  const ids = [await areas.publish(await areas.make()), await areas.publish(await areas.make({}, 1))].map(({ id }) => id)
  return {
    areas: ids,
    casts: [await casts.publish(await casts.make({ areas: ids })), await casts.publish(await casts.make({ areas: ids }, 1))],
  }
}

let crew: Promise<Crew> | null = null

/** A shift of a cast in its areas; a cast created by the test blocks no other test. */
const shift = async (here: World, variant: 0 | 1, asked: Values): Promise<Values> => {
  const date = someDay()
  if (asked['cast'] !== undefined) return { date, areas: [], shiftState: 'off' }
  if (asked['areas'] !== undefined) return { date, cast: (await here.world(cast).make({ areas: asked['areas'] })).id }
  const { areas, casts } = await (crew ??= makeCrew(here))
  return { date, cast: casts[variant]?.id, areas: [areas[variant]] }
}

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, {
  ja,
  en,
  samples: {
    article: () => ({ category: 'campaign', campaignEndsOn: dateInTimeZone(new Date()) }),
    // A former cast has no shifts.
    cast: (_here, variant) => ({ retiredOn: addDays(dateInTimeZone(new Date()), 900 + variant), birthMonthDay: '07-07' }),
    'cast-work-schedule': shift,
    'term-of-service': () => ({ minorPolicy: 'denied' }),
  },
})
