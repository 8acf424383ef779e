import type { MessagesOf } from '@captain/content-core'
import { newsLabels, privacyPolicyLabels, termOfServiceLabels } from '@captain/presets/ja'
import type { tenant } from '../tenant.ts'
import { inboxMessages } from './contact.ts'

export const ja = {
  ...inboxMessages.ja,
  news: {
    name: 'お知らせ',
    namedFilters: { active: { label: '実施中のみ' } },
    notices: { pushNotify: 'アプリの利用者に、通知を一度だけ送ります。あとから取り消すことはできません。' },
    sections: { ...newsLabels.sections, operation: '運営情報' },
    fields: {
      ...newsLabels.fields,
      category: {
        label: '種別',
        options: {
          maintenance: 'メンテナンス',
          event: 'ゲーム内イベント',
          update: 'アップデート',
          bug: '不具合',
          campaign: 'キャンペーン',
          info: 'お知らせ',
        },
      },
      gameTitles: {
        label: '対象タイトル',
        options: { starHarbor: '星港オンライン', pixelRally: 'ピクセルラリー', bubbleShrine: '泡の社', all: '全体' },
      },
      servers: { label: '対象サーバー', options: { asia: 'アジア', america: 'アメリカ', europe: 'ヨーロッパ' } },
      periodFrom: { label: '期間（開始）', help: 'メンテナンス、ゲーム内イベント、キャンペーンでは、公開までに入力します。' },
      periodUntil: { label: '期間（終了）' },
      issueState: {
        label: '対応状況',
        help: '種別が[不具合]のときは、公開までに選びます。',
        options: { investigating: '調査中', fixing: '修正中', fixed: '修正済' },
      },
      minAppVersion: { label: '必要バージョン', help: '例：3.2.0' },
      compensation: {
        label: '補填・報酬',
        fields: { item: { label: '内容' }, quantity: { label: '数量' } },
      },
      pushNotify: { label: 'アプリ通知を送る', help: '最初に公開したとき、一度だけ送ります。' },
    },
  },
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
