import type { SeederOf } from '@captain/content-core'
import { bullets, linkCard, seedDocument, table } from '@captain/presets'
import type { tenant } from '../tenant.ts'

const QUESTIONS = [
  {
    anchor: 'lost-passkey-device',
    category: 'account',
    isPinned: true,
    question: { ja: 'パスキーを登録した端末をなくしました', en: 'I lost my passkey device' },
    answer: {
      ja: seedDocument(
        '管理者にご連絡ください。新しい端末を登録するためのリンクをお送りします。なくした端末のパスキーは、その場で無効にできます。',
      ),
      en: seedDocument(
        'Tell your administrator. You get a link to enrol a new device, and the passkey of the lost one is revoked at once.',
      ),
    },
    keywords: ['紛失', '機種変更', 'スマホ'],
  },
  {
    anchor: 'add-a-site',
    category: 'site',
    isPinned: true,
    question: { ja: '管理できるサイトを増やすには', en: 'How do I add a site?' },
    answer: {
      ja: seedDocument('お問い合わせから、サイトの名前と用途をお知らせください。準備ができしだい、管理画面のサイト一覧に表示されます。'),
      en: seedDocument('Write to us with the name and purpose of the site. It appears in your list of sites as soon as it is ready.'),
    },
    keywords: ['追加', 'テナント'],
  },
  {
    anchor: 'own-domain',
    category: 'domain',
    isPinned: true,
    question: { ja: '独自ドメインは使えますか', en: 'Can I use my own domain?' },
    answer: {
      ja: seedDocument(
        'お使いいただけます。次のものをご用意ください。',
        bullets('ドメインの管理画面に入れるアカウント', 'ネームサーバーまたはAレコードを変更する権限'),
        'ドメインをまだお持ちでない場合は、登録事業者を選ぶところからお手伝いします。登録事業者の一覧は、次のページで確かめられます。',
        linkCard('https://jprs.jp/registrar/list/', '指定事業者リスト | JPRS', 'JPドメイン名を登録できる事業者の一覧です。'),
      ),
      en: seedDocument(
        'You can. Please have these ready:',
        bullets('an account at your registrar', 'the right to change name servers or A records'),
      ),
    },
    keywords: ['DNS', 'ネームサーバー'],
  },
  {
    anchor: 'how-to-pay',
    category: 'billing',
    isPinned: true,
    question: { ja: '料金の支払い方法は', en: 'How do I pay?' },
    answer: { ja: seedDocument('銀行振込と請求書払いに対応しています。'), en: seedDocument('By bank transfer or by invoice.') },
    keywords: ['請求書', '振込'],
  },
  {
    anchor: 'no-english-text',
    category: 'site',
    question: { ja: '英語ページがないとどうなりますか', en: 'What if there is no English text?' },
    answer: {
      ja: seedDocument('英語のページにも日本語の文章が表示され、日本語だけの内容であることをお知らせします。'),
      en: seedDocument('The English page shows the Japanese text and says that it is available in Japanese only.'),
    },
    keywords: ['翻訳'],
  },
  {
    anchor: 'cancel',
    category: 'billing',
    question: { ja: '解約の手続き', en: 'Cancelling' },
    answer: {
      ja: seedDocument('ご希望の月の前月末までにご連絡ください。公開中の内容は、解約の前に書き出してお渡しします。'),
      en: seedDocument('Tell us by the end of the month before. We hand you an export of what you published.'),
    },
    keywords: ['退会'],
  },
  {
    anchor: 'who-can-publish',
    category: 'account',
    audience: 'captain',
    question: { ja: '公開できるのは誰ですか', en: 'Who may publish?' },
    answer: {
      ja: seedDocument(
        '「管理者」と「編集者」の役割を持つ方です。',
        table(
          ['役割', '見る', '編集・公開'],
          ['管理者', 'できる', 'できる'],
          ['編集者', 'できる', 'できる'],
          ['閲覧者', 'できる', 'できない'],
        ),
      ),
      en: seedDocument(
        'Owners and editors.',
        table(['Role', 'Look', 'Edit and publish'], ['Owner', 'yes', 'yes'], ['Editor', 'yes', 'yes'], ['Viewer', 'yes', 'no']),
      ),
    },
    keywords: ['役割', '権限'],
  },
  {
    anchor: 'draft-backup',
    category: 'other',
    isPublished: false,
    question: { ja: 'バックアップは取っていますか' },
    answer: { ja: null },
    keywords: [],
  },
] as const

/** Questions for the public, one for staff only, and one draft without English. */
export const seedFaq = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const question of QUESTIONS) await seeder.create('faq', { audience: 'public', isPublished: true, ...question })
}
