type StockWords = {
  readonly open: string
  readonly title: (product: string) => string
  readonly loading: string
  readonly loadFailed: string
  readonly notManaged: string
  readonly whole: string
  readonly now: (count: string) => string
  readonly exact: (line: string) => string
  readonly fewer: (line: string) => string
  readonly more: (line: string) => string
  readonly becomes: (from: string, to: string, by: string) => string
  readonly same: string
  readonly wrong: string
  readonly tooFew: (left: string) => string
  readonly gone: string
  readonly save: string
  readonly cancel: string
  readonly close: string
  readonly saved: (product: string) => string
  readonly change: (line: string, from: string, to: string) => string
  readonly failed: (reason: string) => string
  readonly undo: string
  readonly undone: (product: string) => string
  readonly notUndone: (product: string) => string
}

/** Texts of counting the stock of a product up and down. */
export const stockWords = {
  ja: {
    open: '在庫を増減…',
    title: (product) => `「${product}」の在庫を増減`,
    loading: '在庫を読み込んでいます…',
    loadFailed: '在庫を読み込めませんでした',
    notManaged: 'この商品は「在庫を管理する」がオフです。注文が入っても、在庫数は減りません。',
    whole: '在庫',
    now: (count) => `いま${count}個`,
    exact: (line) => `${line}の新しい在庫数`,
    fewer: (line) => `${line}を1減らす`,
    more: (line) => `${line}を1増やす`,
    becomes: (from, to, by) => `${from}個 → ${to}個（${by}）`,
    same: '変更なし',
    wrong: '0から2,147,483,647までの整数を入力してください。',
    tooFew: (left) => `開いている間に在庫が変わり、いまは${left}個です。0個より少なくはできません。数を確かめてください。`,
    gone: '数を変えたバリエーションは、ほかの人の変更でなくなりました。',
    save: '保存',
    cancel: 'キャンセル',
    close: '閉じる',
    saved: (product) => `「${product}」の在庫を変更しました`,
    change: (line, from, to) => `${line}：${from}個 → ${to}個`,
    failed: (reason) => `在庫を保存できませんでした。${reason}`,
    undo: '元に戻す',
    undone: (product) => `「${product}」の在庫を元に戻しました`,
    notUndone: (product) => `「${product}」の在庫を元に戻せませんでした`,
  },
  en: {
    open: 'Adjust stock…',
    title: (product) => `Adjust the stock of “${product}”`,
    loading: 'Loading the stock…',
    loadFailed: 'The stock could not be loaded',
    notManaged: '“Track stock” is off for this product, so orders do not lower the number.',
    whole: 'Stock',
    now: (count) => `${count} now`,
    exact: (line) => `New stock of ${line}`,
    fewer: (line) => `One less of ${line}`,
    more: (line) => `One more of ${line}`,
    becomes: (from, to, by) => `${from} → ${to} (${by})`,
    same: 'No change',
    wrong: 'Enter a whole number from 0 to 2,147,483,647.',
    tooFew: (left) => `The stock changed while this was open: ${left} now. It cannot go below 0, so please look at the number again.`,
    gone: 'Somebody has removed a variant whose number you changed.',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    saved: (product) => `Stock of “${product}” changed`,
    change: (line, from, to) => `${line}: ${from} → ${to}`,
    failed: (reason) => `The stock was not saved. ${reason}`,
    undo: 'Undo',
    undone: (product) => `Stock of “${product}” is back as it was`,
    notUndone: (product) => `Stock of “${product}” could not be put back`,
  },
} satisfies Record<'ja' | 'en', StockWords>
