import type { MessagesOf } from '@captain/content-core'
import { articleLabels, faqLabels, partnerLabels, privacyPolicyLabels, termOfServiceLabels, tokushoLabels } from '@captain/presets/ja'
import type { tenant } from '../tenant.ts'
import { inboxMessages } from './contact.ts'
import { maintenanceJa } from './maintenance-ja.ts'
import { menuJa } from './menu-ja.ts'
import { peopleJa } from './people-ja.ts'
import { registryJa } from './registry-ja.ts'
import { siteNames } from './site-names.ts'
import { tenantJa } from './tenant-ja.ts'

const audience = { label: '公開範囲', options: { public: '一般公開', captain: '管理画面のみ', both: '両方' } }

export const ja = {
  ...inboxMessages.ja,
  ...tenantJa,
  ...peopleJa,
  ...registryJa,
  ...menuJa,
  ...maintenanceJa,
  article: {
    name: '記事',
    sections: articleLabels.sections,
    fields: {
      ...articleLabels.fields,
      category: { label: 'カテゴリー' },
      audience: { ...audience, help: '「管理画面のみ」の記事は、公開サイトには表示されません。' },
      targetTenants: {
        label: '対象テナント',
        help: '管理画面向けの記事を読めるサイトです。空欄ならすべてのサイトが対象になります。',
        options: siteNames.ja,
      },
      importance: { label: '重要度', options: { normal: '通常', notice: 'お知らせ', urgent: '緊急' } },
    },
  },
  'article-category': {
    name: '記事カテゴリー',
    sections: { basic: '基本', publish: '公開' },
    columns: { articles: { label: '記事数' } },
    fields: {
      name: { label: '名称' },
      slug: { label: '公開URL', help: '半角英数字とハイフンで入力します。' },
      color: { label: '色', help: '記事の一覧で目印になります。' },
      icon: { label: 'アイコン' },
      description: { label: '説明' },
      parent: { label: '親カテゴリー', help: '1階層だけ設定できます。' },
    },
  },
  faq: {
    name: 'よくある質問',
    sections: faqLabels.sections,
    fields: {
      ...faqLabels.fields,
      category: {
        label: 'カテゴリー',
        options: { account: 'ログイン・アカウント', site: 'サイト管理', domain: 'ドメイン', billing: '料金・お支払い', other: 'その他' },
      },
      audience: { ...audience, options: { public: '一般', captain: '管理者', both: '両方' } },
    },
  },
  partner: {
    name: 'パートナー',
    sections: partnerLabels.sections,
    connectionTest: partnerLabels.connectionTest,
    fields: {
      ...partnerLabels.fields,
      kind: { label: '区分', options: { sponsor: '協賛', media: 'メディア', shelter: '保護猫団体', vendor: '取引先' } },
      showOnHome: { label: 'トップに表示' },
    },
  },
  tokusho: tokushoLabels,
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
