import type { MessagesOf } from '@captain/content-core'
import { newsLabels } from '@captain/presets/ja'
import type { tenant } from '../tenant.ts'

export const ja = {
  news: {
    name: 'お知らせ',
    sections: { ...newsLabels.sections, game: 'ゲーム', media: '動画・画像' },
    fields: {
      ...newsLabels.fields,
      category: {
        label: '種別',
        options: { release: '発売', update: 'アップデート', event: 'イベント', media: 'メディア', info: 'お知らせ' },
      },
      gameTitle: {
        label: '対象タイトル',
        options: { lanternTrail: 'ランタンの道', mossMail: 'こけ郵便', tinyOrbit: 'ちいさな軌道', studio: '会社全体' },
      },
      platforms: { label: '対応機種', options: { pc: 'PC', consoleA: '家庭用A', consoleB: '家庭用B', mobile: 'モバイル' } },
      version: { label: 'バージョン', help: '例：1.4.2。種別が[アップデート]のときは、公開までに入力します。' },
      patchNotes: {
        label: '更新内容',
        help: '種別が[アップデート]のときは、公開までに入力します。',
        fields: { kind: { label: '区分', options: { add: '追加', change: '変更', fix: '修正' } }, text: { label: '内容' } },
      },
      releaseDate: { label: '発売日', help: '種別が[発売]のときは、公開までに入力します。' },
      storeLinks: { label: '販売ページ', fields: { label: { label: '表示名' }, url: { label: 'URL' } } },
      trailerUrl: { label: '動画', help: 'YouTubeのURL（https://www.youtube.com/…）を入力します。' },
      screenshots: {
        label: 'スクリーンショット',
        help: '12枚まで選べます。横16：縦9の画像がきれいに収まります。',
        fields: { image: { label: '画像' }, alt: { label: '画像の説明' } },
      },
      pressKit: { label: 'プレスキット', help: 'ZIPファイルを、100MBまで選べます。' },
      ageRating: {
        label: '対象年齢',
        options: { all: '全年齢', '12': '12歳以上', '15': '15歳以上', '17': '17歳以上', '18': '18歳以上', pending: '審査予定' },
      },
    },
  },
} satisfies MessagesOf<typeof tenant>
