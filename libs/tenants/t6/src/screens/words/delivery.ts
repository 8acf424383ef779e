type DeliveryWords = {
  readonly common: string
  readonly commonHelp: string
  readonly fees: string
  readonly freeHelp: string
  readonly addCarrier: string
  readonly addDay: string
  readonly remove: (name: string) => string
  readonly changes: (count: number) => string
  readonly save: string
  readonly undo: string
  readonly saved: string
  readonly failed: string
  readonly conflict: string
  readonly reload: string
  readonly filterRegion: string
  readonly allRegions: string
  readonly onlyUndeliverable: string
  readonly noMatch: string
  readonly noMatchHelp: string
  readonly clear: string
  readonly fill: (region: string) => string
  readonly fillTitle: (region: string) => string
  readonly fillHelp: string
  readonly column: string
  readonly value: string
  readonly apply: string
  readonly cancel: string
  readonly cell: (prefecture: string, column: string) => string
  readonly english: (label: string) => string
  readonly yes: string
  readonly no: string
  readonly readOnly: string
  readonly loadFailed: string
  readonly wrong: (count: number) => string
  readonly notWhole: string
}

/** Texts of the delivery grid. */
export const deliveryWords = {
  ja: {
    common: '共通設定',
    commonHelp: 'すべての都道府県に適用されます。送料の表と一緒に保存されます。',
    fees: '都道府県ごとの送料',
    freeHelp: '空欄なら、送料は無料になりません。',
    addCarrier: '配送会社を追加',
    addDay: '休業日を追加',
    remove: (name) => `${name === '' ? 'この行' : name}を外す`,
    changes: (count) => `変更 ${count}件`,
    save: '保存',
    undo: '元に戻す',
    saved: '配送設定を保存しました',
    failed: '保存できませんでした',
    conflict: 'ほかの人が先に変更しました。入力した内容は残っています。最新の内容を読み込んでから、もう一度保存してください。',
    reload: '最新を読み込む',
    filterRegion: '地域',
    allRegions: 'すべての地域',
    onlyUndeliverable: '配送不可のみ',
    noMatch: '条件に合う都道府県はありません',
    noMatchHelp: '絞り込みを減らしてください。',
    clear: '条件を解除',
    fill: (region) => `${region}にまとめて適用`,
    fillTitle: (region) => `${region}にまとめて適用`,
    fillHelp: '選んだ列に、同じ値を入れます。保存するまで確定しません。',
    column: '列',
    value: '値',
    apply: '適用',
    cancel: 'キャンセル',
    cell: (prefecture, column) => `${prefecture} ${column}`,
    english: (label) => `${label}（英語）`,
    yes: '可',
    no: '不可',
    readOnly: '閲覧のみ',
    loadFailed: '配送設定を読み込めませんでした',
    wrong: (count) => `${count}か所を確認してください。`,
    notWhole: '整数で入力してください。',
  },
  en: {
    common: 'Common settings',
    commonHelp: 'They hold for every prefecture and are saved together with the fees.',
    fees: 'Fees by prefecture',
    freeHelp: 'Left empty, shipping is never free.',
    addCarrier: 'Add a carrier',
    addDay: 'Add a day',
    remove: (name) => `Remove ${name === '' ? 'this row' : name}`,
    changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
    save: 'Save',
    undo: 'Undo all',
    saved: 'The delivery settings are saved',
    failed: 'Not saved',
    conflict: 'Somebody else changed it first. What you entered is still here; load the latest and save again.',
    reload: 'Load the latest',
    filterRegion: 'Region',
    allRegions: 'All regions',
    onlyUndeliverable: 'Not deliverable only',
    noMatch: 'No prefecture fits',
    noMatchHelp: 'Take away a filter.',
    clear: 'Clear filters',
    fill: (region) => `Fill ${region}`,
    fillTitle: (region) => `Fill ${region}`,
    fillHelp: 'Puts the same value into one column. Nothing is final until you save.',
    column: 'Column',
    value: 'Value',
    apply: 'Apply',
    cancel: 'Cancel',
    cell: (prefecture, column) => `${prefecture} ${column}`,
    english: (label) => `${label} (English)`,
    yes: 'Yes',
    no: 'No',
    readOnly: 'View only',
    loadFailed: 'The delivery settings could not be loaded',
    wrong: (count) => (count === 1 ? 'Look at 1 place again.' : `Look at ${count} places again.`),
    notWhole: 'Enter a whole number.',
  },
} satisfies Record<'ja' | 'en', DeliveryWords>
