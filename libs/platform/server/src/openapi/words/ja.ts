/** Japanese names of the operations of this library. */
export const ja = {
  standing: {
    summary: 'テナントの状態を読む',
    details: '運営状態、サイトのドメインと証明書の期限、メンテナンスの状態が届きます。',
  },
  clientAddress: { summary: '自分のIPアドレスを読む', details: 'IPv6は、省略のない8ブロックの形で届きます。' },
  today: {
    summary: 'テナントの今日を読む',
    details: '対応を待っているもの、公開の予定、自分の下書きと、テナントが宣言した今日の内容が届きます。読めるものだけが含まれます。',
  },
  menu: { summary: '管理画面のメニューを読む', details: '自分の役割で開ける画面だけが、分類ごとに届きます。' },
  maintenanceCurrent: {
    summary: 'メンテナンスの状態とお知らせを読む',
    details: 'メンテナンス中も読めます。その間、公開APIのほかの操作は、503と再試行までの秒数（Retry-After）で答えます。',
  },
  bulletins: { summary: 'スタッフ向け記事の一覧を読む', details: '自分のテナントに向けた公開中の記事だけが含まれます。' },
  bulletin: { summary: 'スタッフ向け記事を読む' },
  bulletinRead: { summary: 'スタッフ向け記事を既読にする' },
  home: { summary: 'ホームの内容を読む', details: '所属するテナントで対応を待っているもの、最近編集した下書き、最近の操作が届きます。' },
  homeDays: { summary: '直近30日の件数を読む', details: '公開・受信・保存の件数が、日本時間の日ごとに届きます。' },
  tourEnded: { summary: '使い方の案内を終える' },
  tenantFacts: { summary: '入れるテナントの状態を読む', details: '種別、ロゴ、運営状態、ドメイン、メンテナンスの状態が届きます。' },
  roles: { summary: '独自の役割とメンバーを読む', details: '役割ごとに、コンテンツの種類ごとの権限と、その役割のメンバーが届きます。' },
  rolesCreate: {
    summary: '独自の役割を作る',
    details: '権限は、コンテンツの種類ごとの操作、書き込める言語、項目ごとの扱いの組み合わせです。',
  },
  rolesUpdate: { summary: '独自の役割を変更する', details: 'メンバーには次のリクエストから適用されます。' },
  rolesRemove: { summary: '独自の役割を削除する', details: 'メンバーがいる役割は、その人数を添えて断ります。' },
  memberRole: { summary: 'メンバーの役割を変える', details: '`viewer`、`editor`、`owner`、または独自の役割のキーを送ります。' },
  samples: { summary: 'サンプルデータの有無を読む' },
  samplesAdd: { summary: 'サンプルデータを入れる', details: 'コンテンツのあるテナントには何もしません。' },
  samplesRemove: {
    summary: 'サンプルデータをゴミ箱に入れる',
    details: '編集されたものは、`edited`を`true`にしたときだけ対象になります。',
  },
  bulletinsRead: { summary: 'スタッフ向け記事をすべて既読にする' },
  staffScreens: { summary: '開ける画面の一覧を読む', details: '自分が入れるすべてのテナントの画面が、日英両方の名前で届きます。' },
  staffSearch: {
    summary: '名前でレコードを検索する',
    details:
      '自分が入れるすべてのテナントから、名前やスラッグに語が含まれるものを、2文字以上で探します。コンテンツの種類ごとに数件だけ届きます。',
  },
} as const

/** Japanese descriptions of their parameters. */
export const jaParameters = {
  category: 'カテゴリーのID',
  unread: '未読のものだけ',
  part: '読む部分のキー（カンマ区切り）。省略するとすべて',
} as const
