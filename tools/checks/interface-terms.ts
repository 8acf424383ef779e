/** Texts that may contain a word all the same, and why: those of a file, those that match, or both. */
type Exception = { readonly files?: RegExp; readonly texts?: RegExp; readonly reason: string }

/** A word that texts of one language may not contain, what to write instead, and where it is right. */
export type Term = { readonly word: RegExp; readonly use: string; readonly except?: readonly Exception[] }

/** Documents for developers: their readers know the words of HTTP and of the code. */
export const FOR_DEVELOPERS = /\/openapi\/|\/operations\/words\/|^apps\/server\/src\/api-docs\//

/** Japanese words that the interface doesn't use. States: 下書き, 公開中, 非公開, 公開予約, 公開終了, アーカイブ. */
export const JAPANESE_TERMS: readonly Term[] = [
  {
    word: /保管/,
    use: 'アーカイブ (state, action)',
    except: [
      { texts: /安全な場所に保管/, reason: 'what people do with a key or a code' },
      { texts: /暗号化して保管/, reason: 'how the server keeps a value' },
    ],
  },
  {
    word: /^予約$|（予約）/,
    use: '公開予約',
    except: [{ files: /^libs\/tenants\/t(?:1|10)\//, reason: 'maintenance is scheduled, not published; the content model has the label' }],
  },
  {
    word: /^終了$/,
    use: '公開終了',
    except: [
      { files: /^libs\/tenants\/t(?:1|6|10)\/|^libs\/platform\/react\/src\/home\//, reason: 'a contract or a sale ends' },
      { files: /^libs\/tenants\/t(?:2|3|8)\/|^libs\/presets\/src\/messages\/ja\/event/, reason: 'the end of a time span' },
      { files: /^apps\/captain\/src\/routes\/admin\//, reason: 'ends a session' },
    ],
  },
  { word: /(?<!レ)ビュー/, use: '表示, 保存した表示' },
  {
    word: /レコード/,
    use: '記録',
    except: [
      { files: /^libs\/tenants\/t1\//, texts: /TXTレコード|A+レコード/, reason: 'a record of the DNS' },
      { files: FOR_DEVELOPERS, reason: 'a row' },
    ],
  },
  { word: /英語が古い|英語なし|古くなった英語/, use: '英語が未更新, 英語が未入力' },
  { word: /迷惑(?!メール|行為|を(?:お)?かけ|をおかけ)/, use: '迷惑メール' },
  { word: /書きかけの下書き/, use: '最近編集した下書き, 未保存の入力' },
  { word: /操作の履歴/, use: '操作の記録 (変更履歴 has the versions)' },
  { word: /誰/, use: 'だれ', except: [{ files: FOR_DEVELOPERS, reason: 'a document, not the interface' }] },
  { word: /サイン(?:イン|アウト|アップ)|ログオン|ログオフ/, use: 'ログイン, ログアウト, 新規登録' },
  {
    word: /(?:ユーザ|サーバ|ブラウザ|フォルダ|カテゴリ|メンバ|パラメータ|ヘッダ|コンピュータ|プリンタ|エディタ|ヘルパ)(?!ー)/,
    use: 'the long vowel: ユーザー, サーバー, ブラウザー …',
  },
  {
    word: /下さい|出来(?!事)|(?<!一)致しま|全て|無し|及び|又は|様々|何時でも|行な|分かり|頂/,
    use: 'kana: ください, できる, すべて, なし …',
  },
  { word: /[\u{FF66}-\u{FF9F}]/u, use: 'full-width katakana' },
  { word: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][,!?;]/u, use: 'full-width punctuation: 、！？' },
  { word: /\.\.\.|。。|・・/, use: '…' },
  {
    word: /してください[^]*してください[^]*してください/,
    use: 'at most two requests in a text',
    except: [{ texts: /, select,/, reason: 'one branch is shown' }],
  },
  {
    word: /(?<!その)他の|他に(?!も?なし)/,
    use: 'ほかの, ほかに',
    except: [
      { files: FOR_DEVELOPERS, reason: 'a document, not the interface' },
      { texts: /^見本：/, reason: 'a sample of a contract' },
    ],
  },
  { word: /思わぬ|予期せぬ/, use: '予期しない' },
  { word: /出来事/, use: 'イベント' },
  { word: /クリック|タップ/, use: '押す, 選ぶ (there are keyboards and touch screens)' },
]

/** English words that the interface doesn't use. States: Draft, Published, Unpublished, Scheduled, Ended, Archived. */
export const ENGLISH_TERMS: readonly Term[] = [
  {
    word: /\bNot public$|^Public$/,
    use: 'Unpublished, Published',
    except: [{ files: /^libs\/tenants\/t1\//, reason: 'an audience, by the content model' }],
  },
  { word: /Search and go|Edit together|Load again|taken back/i, use: 'Search, Bulk edit, Reload, undone' },
  { word: /\b(?:can not|cannot)\b/i, use: 'can’t', except: [{ files: FOR_DEVELOPERS, reason: 'a document, not the interface' }] },
  {
    word: /\b(?:could|do|does|did|was|has|have|would) not\b/i,
    use: 'a contraction: couldn’t, don’t …',
    except: [
      { files: FOR_DEVELOPERS, reason: 'a document, not the interface' },
      {
        files: /^libs\/tenants\/t6\/src\/locales\//,
        texts: /^We do not deliver to/,
        reason: 'a sentence of the notice that the law requires',
      },
    ],
  },
  {
    word: /[A-Za-z]'[a-z]/,
    use: 'the typographic apostrophe: ’',
    except: [{ files: FOR_DEVELOPERS, reason: 'a document, not the interface' }],
  },
  { word: /(?:^|[ (])"/, use: 'typographic quotes: “ ”', except: [{ files: FOR_DEVELOPERS, reason: 'a document, not the interface' }] },
  { word: /\b(?:some|every|any|no)body\b/i, use: 'someone, everyone, anyone, no one' },
  { word: /\bpictures?\b/i, use: 'image' },
  {
    word: /\b(?:log(?:s|ged|ging)? (?:in|out)|login|logout)\b/i,
    use: 'sign in, sign out',
    except: [
      { texts: /^Login & account$/, reason: 'a category of the content model' },
      { files: FOR_DEVELOPERS, reason: 'paths of the API' },
    ],
  },
  { word: /\bemails?\b/i, use: 'e-mail, as the content model spells it' },
  {
    word: /(?<!e-|Mail: |\()\bmails?\b(?! server|:)(?! incl)/i,
    use: 'e-mail',
    except: [
      {
        texts: /^Mail$|^Mail incl\. tax$|mail delivery|mailing list|^Fan mail$|^Mail note$|^Moss Mail$/,
        reason: 'paper, a list, a game, and labels of the content model',
      },
      { files: FOR_DEVELOPERS, reason: 'the outbox' },
      { files: /^apps\/site\//, texts: /mail or social media app/, reason: 'a kind of app' },
    ],
  },
  {
    word: /\b(?:Telephone|Web site|web address)\b/i,
    use: 'Phone, website, URL',
    except: [{ files: /^libs\/presets\/src\/|\/privacy-policy\.ts$/, reason: 'the notice that the law requires, a sample of a contract' }],
  },
  { word: /\bban(?:ned|s)?\b/i, use: 'suspend', except: [{ files: FOR_DEVELOPERS, reason: 'the name of the action in the API' }] },
  {
    word: /\b(?:colors?|organi[z]ation|recogni[z]e|anonymi[z]e|center|license)\b/i,
    use: 'the spelling of the content model: colour, organisation, centre, licence',
    except: [{ texts: /^Mikagami Civic Center$/, reason: 'a name' }],
  },
  {
    word: /\bfor good\b|\bby itself\b|\bat present\b|\bpresent (?:value|one|state|version|time)\b/i,
    use: 'permanently, automatically, current',
  },
  {
    word: /\bpresses? the button\b|\bclicks?\b|\btaps? on\b/i,
    use: 'select, press, choose',
    except: [{ texts: /^Press the button to confirm/, reason: 'there is one button, and it is pressed' }],
  },
  { word: /\b(?:untick|tick)(?:ed|s)?\b/i, use: 'select the checkbox' },
]

/** Latin words that Japanese texts may contain, by the reason why no Japanese says it better, with spaces between them. */
export const LATIN_WORDS: Readonly<Record<string, string>> = {
  'formats of files and texts':
    'CSV TSV TXT PDF ZIP PNG JPEG GIF WebP AVIF BMP SVG MP M4A HTML JSON XML Markdown RSS Atom UTF Shift_JIS csv tsv txt',
  'common abbreviations': 'URL ID AI QR PIN PC CD OS FAX SNS SEO Web Wi-Fi Webhook Webhooks MV DJ EP BPM',
  'terms of networks and accounts, as their consoles have them':
    'API IP IPv DNS SSL TLS HTTP TXT MAC SSID IANA Whois Punycode Cookie UUID SWIFT UTC Authorization Bearer ' +
    'WebAuthn FIDO Bluetooth AAAA JavaScript',
  'names of products, brands and services':
    'Captain Google Authenticator Password YouTube Excel Chrome Edge Firefox Safari Windows Hello Mac ' +
    'macOS Android iPhone iPad iCloud Face Touch LINE Facebook Instagram Spotify Apple Music Visa Mastercard JCB American ' +
    'Express Diners Club Standard',
  'the language in its own name': 'English',
  'keys as they are printed': 'Enter Esc Ctrl Delete Tab Shift',
  units: 'MB KB px cm kg ml kcal',
  'codes of trades': 'JAN ISRC SKU RC SRC ZEH TRPG AB UC HK DB L.O',
  'labels of public sites, quoted': 'NEW Coming soon',
}
