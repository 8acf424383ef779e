import type { ContentTypeMessages } from '@captain/content-core'
import type { domain } from '../content-types/domain.ts'
import type { registrar } from '../content-types/registrar.ts'

type Words = {
  readonly domain: ContentTypeMessages<typeof domain>
  readonly registrar: ContentTypeMessages<typeof registrar>
}

const expiryJa = { over: '期限切れ', urgent: 'まもなく期限', soon: '期限が近い' }
const expiryEn = { over: 'Expired', urgent: 'Due very soon', soon: 'Due soon' }

export const registryMessages = {
  ja: {
    domain: {
      name: 'ドメイン',
      sections: { basic: '基本', contract: '契約', dns: 'DNS・SSL', note: 'メモ' },
      fields: {
        name: { label: 'ドメイン名', help: '日本語ドメインは、xn--で始まる形（Punycode）で入力します。' },
        displayName: { label: '表示名（日本語ドメイン）' },
        registrar: { label: 'レジストラ' },
        registrarAccount: { label: '契約アカウント', help: '半角英数字で入力します。' },
        registrationStatus: {
          label: '状態',
          options: { active: '利用中', pending: '取得手続き中', parked: '保留', expired: '失効', transferring: '移管中' },
        },
        registeredOn: { label: '取得日' },
        expiresOn: { label: '有効期限', help: '60・30・14・3日前に、管理者へメールでお知らせします。' },
        autoRenew: { label: '自動更新' },
        renewalPrice: { label: '更新費用（年）' },
        whoisPrivacy: { label: 'Whois代理公開' },
        authCode: { label: '認証コード', help: '移管のときに使うコードです。表示した記録は履歴に残ります。' },
        nameServers: { label: 'ネームサーバー', help: '2〜6台を登録します。', fields: { host: { label: 'ホスト名' } } },
        ipv4Addresses: { label: 'Aレコード', help: '8件まで登録できます。', fields: { ip: { label: 'IPv4アドレス' } } },
        ipv6Addresses: {
          label: 'AAAAレコード',
          help: '省略せず、8ブロックで入力します。',
          fields: { ip: { label: 'IPv6アドレス' } },
        },
        ownershipCheck: { label: '所有確認', help: 'ドメイン名の先頭に「_captain.」を付けた名前で、この値のTXTレコードを追加します。' },
        verifiedAt: { label: '所有確認日時' },
        sslIssuer: { label: 'SSL発行元' },
        sslExpiresOn: { label: 'SSL有効期限' },
        note: { label: 'メモ' },
        tenants: { label: '利用中のテナント' },
        isAssigned: { label: '割り当て済み' },
        warned: { label: '期限のお知らせ' },
      },
      columns: {
        expiresOn: { label: '有効期限', words: expiryJa },
        sslExpiresOn: { label: 'SSL有効期限', words: expiryJa },
      },
      narrowings: {
        expiring: { label: '期限まで', options: { '30': '30日以内', '60': '60日以内', '90': '90日以内' } },
        unassigned: { label: '未割り当て' },
      },
      trial: { label: '所有を確認する', help: 'ドメインのTXTレコードを調べます。確認できると、日時が記録されます。' },
    },
    registrar: {
      name: 'レジストラ',
      sections: { basic: '基本', contract: '契約', contact: '連絡先' },
      fields: {
        name: { label: '名称' },
        providerKey: { label: '識別キー', help: '自動処理で使うキーです。半角英小文字で入力します。' },
        countryCode: { label: '国コード', help: '2文字の国コードです（例：JP）。' },
        ianaId: { label: 'IANA ID', help: '5桁までの数字です。' },
        websiteUrl: { label: 'Webサイト' },
        loginUrl: { label: '管理画面URL' },
        accountId: { label: '契約ID', help: '半角英数字で入力します。' },
        supportEmail: { label: 'サポートメール' },
        supportPhone: { label: 'サポート電話' },
        defaultNameServers: { label: '既定ネームサーバー', help: '6台まで登録できます。', fields: { host: { label: 'ホスト名' } } },
        isActive: { label: '利用中' },
        note: { label: 'メモ' },
        nextExpiry: { label: '次の期限' },
      },
      columns: { domains: { label: 'ドメイン数' }, nextExpiry: { label: '次の期限', words: expiryJa } },
    },
  },
  en: {
    domain: {
      name: 'Domain',
      plural: 'Domains',
      sections: { basic: 'Basics', contract: 'Contract', dns: 'DNS and SSL', note: 'Note' },
      fields: {
        name: { label: 'Domain name', help: 'Names in other scripts in their ASCII form, which begins with xn--.' },
        displayName: { label: 'Unicode name' },
        registrar: { label: 'Registrar' },
        registrarAccount: { label: 'Registrar account', help: 'Letters and digits.' },
        registrationStatus: {
          label: 'Status',
          options: { active: 'Active', pending: 'Pending', parked: 'Parked', expired: 'Expired', transferring: 'Transferring' },
        },
        registeredOn: { label: 'Registered on' },
        expiresOn: { label: 'Expires on', help: 'Owners are mailed 60, 30, 14 and 3 days before.' },
        autoRenew: { label: 'Auto renew' },
        renewalPrice: { label: 'Renewal price / year' },
        whoisPrivacy: { label: 'Whois privacy' },
        authCode: { label: 'Auth code', help: 'Needed for a transfer. The history tells who has looked at it.' },
        nameServers: { label: 'Name servers', help: 'Two to six.', fields: { host: { label: 'Host' } } },
        ipv4Addresses: { label: 'A records', help: 'Up to eight.', fields: { ip: { label: 'IPv4 address' } } },
        ipv6Addresses: { label: 'AAAA records', help: 'All eight blocks, nothing left out.', fields: { ip: { label: 'IPv6 address' } } },
        ownershipCheck: {
          label: 'Ownership check',
          help: 'Add a TXT record of this value under the name with “_captain.” before it.',
        },
        verifiedAt: { label: 'Verified at' },
        sslIssuer: { label: 'SSL issuer' },
        sslExpiresOn: { label: 'SSL expires on' },
        note: { label: 'Note' },
        tenants: { label: 'Tenants using it' },
        isAssigned: { label: 'Assigned' },
        warned: { label: 'Warned of' },
      },
      columns: {
        expiresOn: { label: 'Expires on', words: expiryEn },
        sslExpiresOn: { label: 'SSL expires on', words: expiryEn },
      },
      narrowings: {
        expiring: { label: 'Expires', options: { '30': 'Within 30 days', '60': 'Within 60 days', '90': 'Within 90 days' } },
        unassigned: { label: 'Not assigned' },
      },
      trial: { label: 'Check ownership', help: 'Looks for the TXT record of the domain. Once it is found, the time is recorded.' },
    },
    registrar: {
      name: 'Registrar',
      plural: 'Registrars',
      sections: { basic: 'Basics', contract: 'Contract', contact: 'Contact' },
      fields: {
        name: { label: 'Name' },
        providerKey: { label: 'Provider key', help: 'Used by automation. Lower-case letters.' },
        countryCode: { label: 'Country code', help: 'Two letters, such as JP.' },
        ianaId: { label: 'IANA ID', help: 'Up to five digits.' },
        websiteUrl: { label: 'Website' },
        loginUrl: { label: 'Console URL' },
        accountId: { label: 'Account ID', help: 'Letters and digits.' },
        supportEmail: { label: 'Support e-mail' },
        supportPhone: { label: 'Support phone' },
        defaultNameServers: { label: 'Default name servers', help: 'Up to six.', fields: { host: { label: 'Host' } } },
        isActive: { label: 'Active' },
        note: { label: 'Note' },
        nextExpiry: { label: 'Next expiry' },
      },
      columns: { domains: { label: 'Domains' }, nextExpiry: { label: 'Next expiry', words: expiryEn } },
    },
  },
} satisfies Record<'ja' | 'en', Words>
