import type { ContentTypeMessages } from '@captain/content-core'
import type { paymentBank } from '../content-types/payment-bank.ts'
import type { paymentCard } from '../content-types/payment-card.ts'

type Words = {
  readonly 'payment-bank': ContentTypeMessages<typeof paymentBank>
  readonly 'payment-card': ContentTypeMessages<typeof paymentCard>
}

export const paymentMessages = {
  ja: {
    'payment-bank': {
      name: '銀行振込設定',
      sections: { basic: '基本', accounts: '振込口座', guide: '案内文' },
      fields: {
        isEnabled: { label: '銀行振込を使う' },
        accounts: {
          label: '振込口座',
          help: '1〜3口座登録し、1つを既定にします。口座は注文のメールにだけ表示します。',
          fields: {
            bankName: { label: '銀行名' },
            bankCode: { label: '銀行コード', help: '4桁の数字です。' },
            branchName: { label: '支店名' },
            branchCode: { label: '支店コード', help: '3桁の数字です。' },
            accountType: { label: '預金種目', options: { ordinary: '普通', checking: '当座', saving: '貯蓄' } },
            accountNumber: { label: '口座番号', help: '7桁に足りない場合は、先頭に0を付けます。' },
            yuchoNumber: {
              label: 'ゆうちょ記号番号',
              help: '記号5桁と番号8桁です。足りない桁は、先頭に0を付けます（例：10000-00000001）。',
            },
            holderPrefix: {
              label: '法人略称',
              options: { none: 'なし', ka: 'カ）株式会社', yu: 'ユ）有限会社', go: 'ド）合同会社', sha: 'シヤ）一般社団法人' },
            },
            holderKana: { label: '口座名義（カナ）', help: '全角カタカナで入力します。法人の略称は「法人略称」で選びます。' },
            swiftCode: { label: 'SWIFTコード', help: '8文字のコードは、末尾にXを3つ付けて11文字にします。' },
            isDefault: { label: '既定の口座' },
          },
        },
        dueDays: { label: 'お支払期限（日）', help: '注文日からの日数です。3〜30日で決めます。' },
        autoCancel: { label: '期限後に自動取消', help: 'お支払期限を3日過ぎた注文を、自動で取り消します。' },
        feeBearer: { label: '振込手数料', options: { customer: 'お客様負担', shop: '当店負担' } },
        minAmount: { label: '利用可能な最低金額' },
        maxAmount: { label: '利用可能な最高金額' },
        guideText: { label: 'ご案内文', help: '注文の画面に表示します。銀行振込を使う場合に必要です。' },
        mailNote: { label: 'メール追記文', help: '注文のメールで、口座の下に表示します。' },
      },
    },
    'payment-card': {
      name: 'カード決済設定',
      sections: { basic: '基本', gateway: '決済代行', brands: 'ブランド', guide: '案内文' },
      fields: {
        isEnabled: { label: 'カード決済を使う', help: 'オンにするには、決済代行への接続が確認できる必要があります。' },
        mode: { label: 'モード', options: { test: 'テスト', live: '本番' } },
        gateway: { label: '決済代行', options: { demoPay: 'デモ決済' } },
        shopId: { label: 'ショップID', help: '8桁以上の数字です。' },
        publicKey: { label: '公開キー', help: 'テストでは「pk_test_」、本番では「pk_live_」で始まります。' },
        secretKey: { label: '秘密キー', help: '保存した後は表示できません。変更するときだけ入力します。' },
        webhookSecret: { label: 'Webhook署名キー', help: '決済代行の管理画面で発行されたキーを入力します。' },
        brands: {
          label: '利用ブランド',
          options: { visa: 'Visa', mastercard: 'Mastercard', jcb: 'JCB', amex: 'American Express', diners: 'Diners Club' },
        },
        captureTiming: { label: '売上確定', options: { onOrder: '注文時', onShip: '発送時' } },
        threeDSecure: { label: '3Dセキュア', help: '本番モードでは必ずオンにします。' },
        storesCardData: { label: 'カード番号を保存する', help: 'カード情報の非保持化のため、保存できません。' },
        statementName: { label: '明細表記', help: 'カードの明細に印字されます。半角22文字までです。' },
        currency: { label: '通貨', help: '例：JPY' },
        installments: {
          label: '分割回数',
          options: { '1': '1回', '2': '2回', '3': '3回', '5': '5回', '6': '6回', '10': '10回', '12': '12回' },
        },
        minAmount: { label: '最低金額' },
        maxAmount: { label: '最高金額' },
        guideText: { label: 'ご案内文', help: '注文の画面に表示します。カード決済を使う場合に必要です。' },
      },
      connectionTest: { label: '接続テスト', help: '入力したモードとキーで、決済代行に接続できるかを確かめます。保存はされません。' },
    },
  },
  en: {
    'payment-bank': {
      name: 'Bank transfer',
      sections: { basic: 'Basics', accounts: 'Accounts', guide: 'Texts' },
      fields: {
        isEnabled: { label: 'Accept bank transfers' },
        accounts: {
          label: 'Accounts',
          help: '1 to 3. Choose one default. Shown only in the order e-mail.',
          fields: {
            bankName: { label: 'Bank name' },
            bankCode: { label: 'Bank code', help: 'Four digits.' },
            branchName: { label: 'Branch' },
            branchCode: { label: 'Branch code', help: 'Three digits.' },
            accountType: { label: 'Account type', options: { ordinary: 'Ordinary', checking: 'Checking', saving: 'Savings' } },
            accountNumber: { label: 'Account number', help: 'Seven digits, padded with zeros.' },
            yuchoNumber: { label: 'Japan Post number', help: 'Five and eight digits, padded with zeros. For example 10000-00000001.' },
            holderPrefix: {
              label: 'Corporate prefix',
              options: {
                none: 'None',
                ka: 'KA, company limited',
                yu: 'YU, limited company',
                go: 'DO, limited liability company',
                sha: 'SHA, incorporated association',
              },
            },
            holderKana: { label: 'Holder (katakana)', help: 'In full-width katakana, without the corporate prefix.' },
            swiftCode: { label: 'SWIFT code', help: 'Add X three times to an eight-letter code.' },
            isDefault: { label: 'Default account' },
          },
        },
        dueDays: { label: 'Due in days', help: '3 to 30 days from the order date.' },
        autoCancel: { label: 'Auto cancel', help: 'Orders three days overdue are cancelled automatically.' },
        feeBearer: { label: 'Transfer fee', options: { customer: 'Customer', shop: 'Shop' } },
        minAmount: { label: 'Minimum amount' },
        maxAmount: { label: 'Maximum amount' },
        guideText: { label: 'Guide text', help: 'Shown at checkout. Required if transfers are accepted.' },
        mailNote: { label: 'Mail note', help: 'Shown below the account in the order e-mail.' },
      },
    },
    'payment-card': {
      name: 'Card payment',
      sections: { basic: 'Basics', gateway: 'Gateway', brands: 'Brands', guide: 'Texts' },
      fields: {
        isEnabled: { label: 'Accept cards', help: 'Can be turned on once the connection test succeeds.' },
        mode: { label: 'Mode', options: { test: 'Test', live: 'Live' } },
        gateway: { label: 'Gateway', options: { demoPay: 'Demo gateway' } },
        shopId: { label: 'Shop ID', help: 'Eight digits or more.' },
        publicKey: { label: 'Public key', help: 'Starts with pk_test_ for tests and pk_live_ when live.' },
        secretKey: { label: 'Secret key', help: 'Never shown again once saved. Enter it only to change it.' },
        webhookSecret: { label: 'Webhook secret', help: 'As issued by the gateway.' },
        brands: {
          label: 'Brands',
          options: { visa: 'Visa', mastercard: 'Mastercard', jcb: 'JCB', amex: 'American Express', diners: 'Diners Club' },
        },
        captureTiming: { label: 'Capture', options: { onOrder: 'On order', onShip: 'On shipping' } },
        threeDSecure: { label: '3-D Secure', help: 'Always on in live mode.' },
        storesCardData: { label: 'Store card numbers', help: 'Not possible: card data is never stored.' },
        statementName: { label: 'Statement descriptor', help: 'Printed on the card statement. Up to 22 letters.' },
        currency: { label: 'Currency', help: 'For example JPY.' },
        installments: {
          label: 'Installments',
          options: { '1': 'Once', '2': '2 times', '3': '3 times', '5': '5 times', '6': '6 times', '10': '10 times', '12': '12 times' },
        },
        minAmount: { label: 'Minimum amount' },
        maxAmount: { label: 'Maximum amount' },
        guideText: { label: 'Guide text', help: 'Shown at checkout. Required if cards are accepted.' },
      },
      connectionTest: { label: 'Test the connection', help: 'Tests the entered mode and keys with the gateway. Nothing is saved.' },
    },
  },
} satisfies Record<'ja' | 'en', Words>
