import type { MaintenanceLabels } from './maintenance-labels.ts'
import { siteNames } from './site-names.ts'

/** Names of the states, also shown next to a tenant. */
export const modesJa = { off: '通常', scheduled: '予約', on: 'メンテナンス中' } as const

export const maintenanceJa = {
  'maintenance-site': {
    name: 'メンテナンス設定',
    sections: { period: '期間', notice: 'お知らせ', access: '確認用のアクセス', note: 'メモ' },
    fields: {
      site: { label: 'サイト', options: siteNames.ja },
      name: { label: 'テナント' },
      tenant: { label: 'テナント' },
      place: { label: '表示順' },
      mode: {
        label: '状態',
        help: '「予約」にすると、開始日時に切り替わります。「通常」に戻すと、開始日時と終了予定は空になります。',
        options: modesJa,
      },
      startsAt: { label: '開始日時', help: '「メンテナンス中」で空欄または先の日時のときは、保存した日時になります。' },
      endsAt: { label: '終了予定', help: 'この日時を過ぎると、自動で「通常」に戻ります。' },
      title: { label: '見出し' },
      message: { label: 'お知らせ文' },
      image: { label: '画像' },
      contactUrl: { label: '問い合わせ先URL' },
      allowedIpv4: {
        label: '許可IPv4',
        help: 'メンテナンス中も閲覧できるIPアドレスです。',
        fields: { ip: { label: 'IPv4アドレス' }, label: { label: '名前' } },
      },
      allowedIpv6: {
        label: '許可IPv6',
        help: '省略せず、8ブロックで入力します。',
        fields: { ip: { label: 'IPv6アドレス' }, label: { label: '名前' } },
      },
      bypassPin: {
        label: '確認用PIN',
        help: '6〜12桁の数字です。アドレスの末尾に「?pin=（PIN）」を付けて開くと、12時間は閲覧できます。',
      },
      allowApi: { label: 'APIは継続する', help: 'オフのときは、公開APIもメンテナンス中のお知らせ（503）を返します。' },
      note: { label: '作業内容（内部）', help: '公開されません。' },
      allowedCount: { label: '許可IP数' },
    },
    columns: { startsAt: { label: '期間' } },
  },
} satisfies MaintenanceLabels
