import { describeTenant } from '@captain/content-testing'
import { civilDate } from '@captain/locale'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { tenant } from './tenant.ts'

describeTenant(tenant, {
  ja,
  en,
  samples: {
    article: () => ({ category: 'campaign', campaignEndsOn: civilDate(new Date()) }),
    'term-of-service': () => ({ minorPolicy: 'denied' }),
  },
})
