import { describeTenant } from '@captain/content-testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { tenant } from './tenant.ts'

describeTenant(tenant, { ja, en, samples: { landing: () => ({ isPublished: true }) } })
