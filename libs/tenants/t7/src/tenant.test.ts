import { describeTenant } from '@captain/content-testing'
import { civilDate, dayAfter } from '@captain/locale'
import { eventSample, tokushoSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { tenant } from './tenant.ts'

const today = () => civilDate(new Date())

let exceptions = 0

/** Periods after all planned ones, each after the previous: no day has two public exceptions. */
const freeDays = () => {
  exceptions += 1
  const startDate = dayAfter(today(), 400 + exceptions * 3)
  return { startDate, endDate: dayAfter(startDate, exceptions % 2) }
}

describeTenant(tenant, {
  ja,
  en,
  samples: { event: () => eventSample(today()), tokusho: tokushoSample, 'business-schedule': freeDays },
})
