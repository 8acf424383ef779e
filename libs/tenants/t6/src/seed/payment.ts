import type { SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

/** Active bank transfers, and card payment before the first contract. */
export const seedPayment = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seeder.create('payment-bank', {
    isEnabled: true,
    accounts: [
      {
        bankName: { ja: 'みほん銀行', en: 'Mihon Bank' },
        bankCode: '0000',
        branchName: { ja: '本店', en: 'Head office' },
        branchCode: '000',
        accountType: 'ordinary',
        accountNumber: '0000001',
        yuchoNumber: null,
        holderPrefix: 'ka',
        holderKana: 'ミホンショウテン',
        swiftCode: null,
        isDefault: true,
      },
    ],
    dueDays: 7,
    autoCancel: true,
    feeBearer: 'customer',
    minAmount: null,
    maxAmount: 300_000,
    guideText: {
      ja: 'ご注文から7日以内にお振り込みください。ご入金を確認してから、商品を発送します。',
      en: 'Please transfer within seven days of your order. We ship once the payment has arrived.',
    },
    mailNote: {
      ja: 'お振込みの名義が、ご注文者名と異なる場合は、このメールにご返信ください。',
      en: 'If the name on the transfer differs from that of the order, please answer this mail.',
    },
  })
  await seeder.create('payment-card', {
    isEnabled: false,
    mode: 'test',
    gateway: 'demoPay',
    shopId: '00000006',
    publicKey: 'pk_test_hakoniwa',
    brands: ['visa', 'mastercard', 'jcb'],
    captureTiming: 'onShip',
    threeDSecure: true,
    storesCardData: false,
    statementName: 'HAKONIWA DRY GOODS',
    currency: 'JPY',
    installments: ['1', '2', '3'],
    minAmount: 100,
    maxAmount: 300_000,
    guideText: {
      ja: 'Visa、Mastercard、JCBをご利用いただけます。カード番号が当店に保存されることはありません。',
      en: 'We accept Visa, Mastercard and JCB. Your card number is never stored with us.',
    },
  })
}
