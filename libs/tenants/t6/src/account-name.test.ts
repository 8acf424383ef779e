import { expect, it } from 'vitest'
import { accountName } from './account-name.ts'

it('names an account by bank, branch and number', () => {
  const account = {
    bankName: { ja: 'みほん銀行', en: 'Mihon Bank' },
    branchName: { ja: '本店', en: null },
    accountNumber: '0000001',
  }
  expect(accountName(account)).toBe('みほん銀行 本店 0000001')
})
