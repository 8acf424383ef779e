import type { RegistryLabels } from './registry-labels.ts'

const expiryJa = { over: '期限切れ', urgent: 'まもなく期限', soon: '期限が近い' }

export const registryJa = {
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
      ipv4Addresses: { label: 'Aレコード', fields: { ip: { label: 'IPv4アドレス' } } },
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
      expiresOn: { label: '有効期限', badges: expiryJa },
      sslExpiresOn: { label: 'SSL有効期限', badges: expiryJa },
    },
    namedFilters: {
      expiring: { label: '期限まで', options: { '30': '30日以内', '60': '60日以内', '90': '90日以内' } },
      unassigned: { label: '未割り当て' },
    },
    connectionTest: { label: '所有を確認する', help: 'ドメインのTXTレコードを調べます。確認できると、日時が記録されます。' },
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
      defaultNameServers: { label: '既定ネームサーバー', fields: { host: { label: 'ホスト名' } } },
      isActive: { label: '利用中' },
      note: { label: 'メモ' },
      nextExpiry: { label: '次の期限' },
    },
    columns: { domains: { label: 'ドメイン数' }, nextExpiry: { label: '次の期限', badges: expiryJa } },
  },
} satisfies RegistryLabels
