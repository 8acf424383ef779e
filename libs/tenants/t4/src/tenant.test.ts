import { describeTenant } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, { ja, en })
