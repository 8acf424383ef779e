import { describeTenant } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { contactSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

const HOUR_MS = 60 * 60 * 1000

/** A current period. */
const period = () => ({
  periodFrom: new Date(Date.now() - HOUR_MS).toISOString(),
  periodUntil: new Date(Date.now() + HOUR_MS).toISOString(),
})

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, {
  ja,
  en,
  samples: {
    contact: { sent: () => ({ ...contactSample(), occurredAt: new Date(Date.now() - HOUR_MS).toISOString() }) },
    news: period,
  },
})
