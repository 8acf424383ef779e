import type { ValuesOf } from '@captain/content-core'
import type { paymentBank } from './content-types/payment-bank.ts'

type Account = Pick<ValuesOf<typeof paymentBank>['accounts'][number], 'bankName' | 'branchName' | 'accountNumber'>

/** Returns the name under which an order keeps the account of its transfer, in Japanese: bank, branch and number. */
export const accountName = ({ bankName, branchName, accountNumber }: Account): string =>
  [bankName.ja, branchName.ja, accountNumber].join(' ')
