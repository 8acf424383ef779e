import { describeTenant } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { dateInTimeZone, addDays } from '@captain/locale'
import { eventSample, tokushoSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { describePageExample } from './server/page-example-under-test.ts'
import { tenant } from './tenant.ts'

const today = () => dateInTimeZone(new Date())

let exceptions = 0

/** Periods after all planned ones, each after the previous: no day has two public exceptions. */
const freeDays = () => {
  exceptions += 1
  const startDate = addDays(today(), 400 + exceptions * 3)
  return { startDate, endDate: addDays(startDate, exceptions % 2) }
}

describeDelivery(tenant.slug, { ...delivery, describeSite: describePageExample })

describeTenant(tenant, {
  ja,
  en,
  samples: { event: () => eventSample(today()), tokusho: tokushoSample, 'business-schedule': freeDays },
})
