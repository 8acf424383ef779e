import { describeTenant } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { contactSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

let contracts = 0

/** A contract without another project, for completed works, published with the owner's permission. */
const project = () => {
  contracts += 1
  return {
    contractNumber: `2099-${String(contracts).padStart(4, '0')}`,
    startedOn: '2025-01-06',
    completedOn: '2025-09-30',
    clientVoiceConsent: true,
    isFeatured: false,
  }
}

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, { ja, en, samples: { contact: { sent: contactSample }, 'construction-project': project } })
