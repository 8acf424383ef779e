/** A file with Japanese, or some texts of it, that no catalogue needs to have. */
type Exception = { readonly files: RegExp; readonly texts?: RegExp; readonly reason: string }

/** Files with Japanese that is no text for users, or whose texts have both languages in another form. */
const EXCEPTIONS: readonly Exception[] = [
  { files: /\.(?:test|stories|browser)\.|\/testing(?:-stories)?\/|under-test/, reason: 'tests and stories' },
  {
    files: /^libs\/tenants\/t\d+\/src\/seed(?:\/|\.ts$)|^libs\/content\/(?:server\/src\/seed|testing)\//,
    reason: 'sample data',
  },
  { files: /^apps\/server\/src\/demo\.ts$/, reason: 'sample data' },
  { files: /^libs\/presets\/src\/seed-(?:contact|document|legal)\.ts$/, reason: 'sample data' },
  {
    files: /^apps\/server\/src\/api-docs\/reference\/(?:page|viewer)-messages\.ts$/,
    reason: 'typed modules of both languages; the English of the viewer is its own',
  },
  { files: /^libs\/tenants\/t7\/src\/messages\/(?:menu|opening)\.ts$/, reason: 'constants of both languages, complete by their type' },
  { files: /^libs\/presets\/server\/src\/contact-jobs\.ts$/, texts: /^削除済み$/, reason: 'the specification prescribes the stored text' },
  { files: /^libs\/locale\/src\//, reason: 'names and formats of a locale: eras, units, business hours' },
  { files: /^libs\/content\/server\/src\/csv\/cell-value\.ts$/, reason: 'words that tables of users contain' },
  {
    files: /^libs\/tenants\/(?:t2\/src\/content-types\/kana-rows|t6\/src\/server\/katakana)\.ts$/,
    reason: 'readings in kana, which fields and banks require',
  },
  { files: /^libs\/auth\/server\/src\/passwords\/check-password\.ts$/, texts: /^パスワード$/, reason: 'a word that passwords contain' },
  { files: /^apps\/server\/src\/sharing\/rare-letters\.ts$/, reason: 'letters that a typeface is tried with' },
  {
    files:
      /^libs\/platform\/react\/src\/palette\/(?:use-(?:action|go)-items\.tsx|verbs\.ts)$|^libs\/rich-text\/react\/src\/editor\/menu\/search-words\.ts$/,
    reason: 'search terms, found in both languages',
  },
  {
    files:
      /^libs\/tenants\/(?:t1\/src\/screens\/(?:maintenance-site\/maintenance|tenant\/tenant|user\/user)-list|t2\/src\/screens\/schedule\/month-switch|t6\/src\/screens\/(?:print\/(?:print-menu|slips-button)|product\/product-list))\.tsx$/,
    texts: /^[ぁ-ゖー]/,
    reason: 'search terms in kana, found in both languages',
  },
  {
    files: /^libs\/platform\/react\/src\/palette\/(?:sound|reading)\.ts$|^libs\/content\/react\/src\/fields\/slug\/romaji\.ts$/,
    reason: 'kana and how they sound',
  },
  {
    files: /^libs\/content\/server\/src\/declaration-changes\/words\.ts$/,
    reason: 'the log and the terminal have no language: each line has both',
  },
  {
    files: /^apps\/server\/src\/(?:create-admin|greeting|import-holidays|outbox|plan-command|restore-commands|shipped-holidays)\.ts$/,
    reason: 'a terminal has no language: each line has both',
  },
  {
    files: /^libs\/content\/core\/src\/tenant\/check-field\.ts$/,
    texts: /^名$/,
    reason: 'a sample of the names that accounts have, which nobody reads: rules for half width must refuse it',
  },
  {
    files: /^libs\/content\/server\/src\/errors\.ts$/,
    texts: /2027\/1\/1,元日$/,
    reason: 'a line of the file of holidays, which the Cabinet Office publishes in Japanese only',
  },
]

/** Languages in their own name, for readers of either language. */
const OWN_NAMES: ReadonlySet<string> = new Set(['日本語', '日'])

/** Returns whether Japanese may be in a file without English. */
export const mayBeJapanese = (path: string, text: string): boolean =>
  OWN_NAMES.has(text) || EXCEPTIONS.some(({ files, texts }) => files.test(path) && (texts === undefined || texts.test(text)))
