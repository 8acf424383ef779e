import type { MessagesOf } from '@captain/content-core'
import { articleLabels, eventLabels, faqLabels, privacyPolicyLabels, termOfServiceLabels, tokushoLabels } from '@captain/presets/ja'
import type { tenant } from '../tenant.ts'
import { menuMessages } from './menu.ts'
import { openingMessages } from './opening.ts'

export const ja = {
  article: {
    name: '記事',
    sections: articleLabels.sections,
    fields: {
      ...articleLabels.fields,
      category: {
        label: 'カテゴリー',
        options: { review: 'ゲーム紹介', report: '開催レポート', menu: 'メニュー', howto: 'はじめ方', shop: 'お店から' },
      },
      relatedBoardgames: { label: '登場ゲーム', help: '6件まで選べます。' },
    },
  },
  boardgame: {
    name: 'ボードゲーム',
    namedFilters: {
      players: { label: '遊ぶ人数' },
      maxMinutes: { label: '時間（分以内）' },
      weight: { label: '重さ', options: { light: '軽量', medium: '中量', heavy: '重量' } },
    },
    columns: {
      minPlayers: { label: '人数' },
      minMinutes: { label: '時間（分）' },
      weight: { label: '重さ', badges: { light: '軽量', medium: '中量', heavy: '重量' } },
    },
    sections: { basic: '基本', play: '遊び方', shelf: '所蔵', publish: '公開' },
    fields: {
      title: { label: 'ゲーム名' },
      titleKana: { label: 'ゲーム名かな', help: '50音順に並べるために使います。' },
      originalTitle: { label: '原題' },
      slug: { label: '公開URL' },
      image: { label: '箱の写真' },
      minPlayers: { label: '最少人数' },
      maxPlayers: { label: '最大人数' },
      bestPlayers: {
        label: 'ベスト人数',
        options: {
          '1': '1人',
          '2': '2人',
          '3': '3人',
          '4': '4人',
          '5': '5人',
          '6': '6人',
          '7': '7人',
          '8': '8人',
          '9': '9人',
          '10': '10人',
        },
      },
      minMinutes: { label: '最短時間（分）' },
      maxMinutes: { label: '最長時間（分）' },
      minAge: { label: '対象年齢' },
      weight: { label: '重さ（1–5）', help: '2未満は軽量、3.5以上は重量として扱います。' },
      staffRating: { label: 'スタッフ評価', help: '0.0から10.0までの数値です。' },
      genres: {
        label: 'ジャンル',
        help: '1〜4個選びます。',
        options: {
          party: 'パーティー',
          family: 'ファミリー',
          strategy: '戦略',
          coop: '協力',
          hidden: '正体隠匿',
          word: '言葉',
          dexterity: 'アクション',
          trick: 'トリテ',
          dice: 'ダイス',
        },
      },
      languageNeed: { label: '言語依存', options: { none: 'なし', little: '少し', heavy: '多い' } },
      hasEnglishRules: { label: '英語ルールあり' },
      canTeach: { label: 'スタッフが説明可能' },
      description: { label: '紹介文' },
      videoUrl: { label: '遊び方動画', help: 'YouTubeのURLを入力します。' },
      publisher: { label: '出版社' },
      designer: { label: '作者' },
      releaseYear: { label: '発売年', help: '例：2024' },
      bggId: { label: '外部DB番号' },
      shelfCode: { label: '棚番号', help: '例：3-12' },
      copies: { label: '所蔵数' },
      condition: {
        label: '状態',
        help: '「修理中」のゲームは、公開サイトに表示されません。',
        options: { good: '良好', worn: '使用感', missing: '欠品あり', repair: '修理中' },
      },
      isForSale: { label: '販売あり' },
      salePrice: { label: '販売価格' },
      isNew: { label: '新着', help: '登録から60日たつと自動でオフになります。' },
    },
  },
  event: {
    name: 'イベント',
    namedFilters: eventLabels.namedFilters,
    columns: eventLabels.columns,
    sections: eventLabels.sections,
    fields: {
      ...eventLabels.fields,
      category: {
        label: '種別',
        options: { tournament: '大会', beginner: '初心者会', newGame: '新作体験', trpg: 'TRPG', private: '貸切' },
      },
      boardgames: { label: '使うゲーム', help: '10個まで選べます。' },
      minPlayers: { label: '最少催行人数', help: '定員以下の人数を入力します。' },
      includesDrink: { label: '1ドリンク込み' },
    },
  },
  faq: {
    name: 'よくある質問',
    sections: faqLabels.sections,
    fields: {
      ...faqLabels.fields,
      category: {
        label: 'カテゴリー',
        options: {
          visit: 'ご来店',
          fee: '料金',
          game: 'ゲーム',
          food: 'お食事・アレルギー',
          group: '団体・貸切',
          event: 'イベント',
        },
      },
    },
  },
  ...menuMessages.ja,
  ...openingMessages.ja,
  tokusho: tokushoLabels,
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
