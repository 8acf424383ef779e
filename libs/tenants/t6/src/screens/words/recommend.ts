type RecommendWords = {
  readonly add: string
  readonly count: (count: number) => string
  readonly held: (held: number, max: number) => string
  readonly tooFew: (min: number) => string
  readonly empty: string
  readonly emptyHelp: string
  readonly emptySlot: string
  readonly hiddenProduct: string
  readonly soldOut: string
  readonly outOfPeriod: string
  readonly edit: (name: string) => string
  readonly remove: (name: string) => string
  readonly removed: (name: string) => string
  readonly undo: string
  readonly save: string
  readonly cancel: string
  readonly saved: string
  readonly failed: string
  readonly loadFailed: string
  readonly period: string
  readonly comment: string
  readonly commentEn: string
  readonly shown: (name: string) => string
  readonly readOnly: string
  readonly title: string
  readonly slot: string
  readonly candidates: string
  readonly search: string
  readonly category: string
  readonly allCategories: string
  readonly picked: (count: number) => string
  readonly pick: (name: string) => string
  readonly unpick: (name: string) => string
  readonly already: string
  readonly justPicked: string
  readonly nothingFound: string
  readonly nothingPicked: string
  readonly more: string
  readonly saveAll: (count: number) => string
  readonly bounds: (min: number, max: number, held: number) => string
  readonly partly: (done: number, left: number) => string
  readonly addedAll: (count: number) => string
}

/** Texts of the recommendations. */
export const recommendWords = {
  ja: {
    add: 'おすすめを追加',
    count: (count) => `${count}件`,
    held: (held, max) => `${held} / ${max}件`,
    tooFew: (min) => `${min}件以上にしてください`,
    empty: 'おすすめ商品はまだありません',
    emptyHelp: '商品を選ぶと、ショップのトップに並びます。',
    emptySlot: 'この枠には商品がありません。',
    hiddenProduct: '商品が非公開です',
    soldOut: '在庫切れです',
    outOfPeriod: '表示期間外',
    edit: (name) => `${name}のひとことと期間を編集`,
    remove: (name) => `${name}を外す`,
    removed: (name) => `「${name}」を外しました`,
    undo: '元に戻す',
    save: '保存',
    cancel: 'キャンセル',
    saved: '保存しました',
    failed: '変更できませんでした',
    loadFailed: 'おすすめ商品を読み込めませんでした',
    period: '期間',
    comment: 'ひとこと',
    commentEn: 'ひとこと（英語）',
    shown: (name) => `${name}を公開する`,
    readOnly: '閲覧のみ',
    title: 'おすすめ商品を追加',
    slot: '表示枠',
    candidates: '販売中の商品',
    search: '商品名・商品コードで検索',
    category: 'カテゴリー',
    allCategories: 'すべてのカテゴリー',
    picked: (count) => `選んだ商品（${count}件）`,
    pick: (name) => `${name}を選ぶ`,
    unpick: (name) => `${name}を外す`,
    already: '登録済み',
    justPicked: '選択済み',
    nothingFound: '条件に合う商品はありません。',
    nothingPicked: '左の一覧から商品を選んでください。並び順は、ドラッグか矢印のボタンで変えられます。',
    more: 'さらに表示',
    saveAll: (count) => `${count}件を追加`,
    bounds: (min, max, held) =>
      min > 0 ? `この枠は${min}〜${max}件です（いま${held}件）。` : `この枠は${max}件までです（いま${held}件）。`,
    partly: (done, left) => `${done}件を追加しました。残りの${left}件は追加できませんでした。`,
    addedAll: (count) => `${count}件を追加しました`,
  },
  en: {
    add: 'Add recommendations',
    count: (count) => (count === 1 ? '1 product' : `${count} products`),
    held: (held, max) => `${held} of ${max}`,
    tooFew: (min) => `Needs ${min} or more`,
    empty: 'Nothing is recommended yet',
    emptyHelp: 'Pick products, and they stand on the home page of the shop.',
    emptySlot: 'No products in this slot.',
    hiddenProduct: 'The product is hidden',
    soldOut: 'Sold out',
    outOfPeriod: 'Outside of its period',
    edit: (name) => `Edit comment and period of ${name}`,
    remove: (name) => `Take out ${name}`,
    removed: (name) => `Took out “${name}”`,
    undo: 'Undo',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    failed: 'Not changed',
    loadFailed: 'The recommendations could not be loaded',
    period: 'Period',
    comment: 'Comment',
    commentEn: 'Comment (English)',
    shown: (name) => `Publish ${name}`,
    readOnly: 'View only',
    title: 'Add recommendations',
    slot: 'Slot',
    candidates: 'Products on sale',
    search: 'Search by name or SKU',
    category: 'Category',
    allCategories: 'All categories',
    picked: (count) => `Picked (${count})`,
    pick: (name) => `Pick ${name}`,
    unpick: (name) => `Take out ${name}`,
    already: 'Already there',
    justPicked: 'Picked',
    nothingFound: 'No product fits.',
    nothingPicked: 'Pick products from the list. Drag them, or use the arrow buttons, to put them in order.',
    more: 'Show more',
    saveAll: (count) => `Add ${count}`,
    bounds: (min, max, held) =>
      min > 0 ? `This slot holds ${min} to ${max} (${held} now).` : `This slot holds up to ${max} (${held} now).`,
    partly: (done, left) => `Added ${done}; ${left} could not be added.`,
    addedAll: (count) => (count === 1 ? 'Added 1 product' : `Added ${count} products`),
  },
} satisfies Record<'ja' | 'en', RecommendWords>
