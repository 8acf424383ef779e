import type { SeederOf } from '@captain/content-core'
import { bullets, checks, codeLines, heading, quotation, seedDocument, steps, table } from '@captain/presets'
import type { CategoryIds } from './categories.ts'
import { imagesArticle } from './images-article.ts'
import type { tenant } from '../tenant.ts'

const ORANGE = '#B4531F'
const author = { ja: 'にゃんこ港 編集部', en: 'Nyanko Harbor editors' }

const newDeck = {
  title: { ja: '港にあたらしい管理画面がやってきた', en: 'A new captain’s deck' },
  slug: 'new-captain-deck',
  tags: ['管理画面', 'お知らせ'],
  lead: {
    ja: '10のサイトをひとつの画面から。書く、見せる、直すがすぐ終わる、あたらしい管理画面「キャプテン」の紹介です。',
    en: 'Ten sites from one place. Meet Captain, the back office where writing, showing and mending take moments.',
  },
  coverAlt: { ja: '港に着いた船と灯台の絵', en: 'A drawing of a boat and a lighthouse in the harbour' },
  body: {
    ja: seedDocument(
      'にゃんこ港では、性格のまったく違う10のサイトが暮らしています。カフェの今日のメニューも、建設会社の施工事例も、音楽ユニットのライブ情報も、これからはひとつの管理画面で更新できます。',
      heading('書いた言葉はなくなりません'),
      '入力中の内容は、お使いの端末に下書きとして残ります。うっかりタブを閉じても、電波が切れても、次に開いたときに続きから書けます。',
      heading('日本語と英語をならべて'),
      'ふたつの言語を横にならべて書けます。英語がまだのとき、古くなったときは印が付くので、訳し忘れに気づけます。',
      heading('公開はいつでも戻せます'),
      bullets(
        '公開する前に、本番と同じ見た目で確かめられます。',
        '公開した記事を編集しても、もう一度公開するまで読者には見えません。',
        '削除した記事は、30日のあいだごみ箱から戻せます。',
      ),
      quotation('メニューの書きかえが、注文をうかがう合間に終わるようになりました。', 'ころり店主（ボードゲームカフェ）'),
    ),
    en: seedDocument(
      'Ten sites of very different temper live in Nyanko Harbor. From now on one back office looks after the café’s menu, the builder’s projects and the band’s next show.',
      heading('Your words stay'),
      'What you type is kept as a draft on your device. Close the tab by accident or lose the network, and you go on where you stopped.',
      heading('Japanese and English, side by side'),
      'Write both languages next to each other. A mark shows where English is missing or out of date.',
      heading('Publishing can be taken back'),
      bullets(
        'Look at the real layout before anyone else does.',
        'Edits of a published article stay with you until you publish again.',
        'Deleted articles wait in the trash for 30 days.',
      ),
      quotation('I change the menu between two orders now.', 'The owner of Korori, a board game café'),
    ),
  },
}

const passkeys = {
  title: { ja: 'パスキーでのログイン方法', en: 'Signing in with a passkey' },
  slug: 'sign-in-with-a-passkey',
  tags: ['ログイン', 'パスキー'],
  lead: {
    ja: 'パスワードを覚えずに、指紋や顔でログインできる「パスキー」。登録から機種変更まで、順番に説明します。',
    en: 'A passkey signs you in with a fingerprint or a face, and there is no password to remember. From the first one to a new phone, in order.',
  },
  coverAlt: { ja: '鍵の形をした錨の絵', en: 'A drawing of an anchor shaped like a key' },
  body: {
    ja: seedDocument(
      'パスキーは、お使いの端末の中に作られる鍵です。鍵そのものがインターネットに送られることはないので、盗み見や使い回しの心配がありません。',
      heading('はじめて登録するとき'),
      steps(
        '管理者から届いた招待メールのリンクを開きます。',
        '画面の案内にしたがって、指紋または顔で本人確認をします。',
        '端末に名前を付けて保存します。',
      ),
      heading('端末ごとの本人確認', 3),
      table(
        ['端末', '本人確認の方法'],
        ['iPhone・iPad', 'Face ID、Touch ID、またはパスコード'],
        ['Android', '指紋、顔、または画面ロック'],
        ['Windows', 'Windows Hello（顔、指紋、PIN）'],
        ['Mac', 'Touch ID、またはログインパスワード'],
      ),
      heading('端末を失くしたとき'),
      '管理者に連絡すると、新しい端末を登録するためのリンクを発行できます。失くした端末のパスキーは、すぐに無効にできます。',
    ),
    en: seedDocument(
      'A passkey is a key made inside your device. The key itself never travels, so nobody can look over its shoulder or use it elsewhere.',
      heading('The first time'),
      steps(
        'Open the link in the invitation mail.',
        'Follow the screen and confirm with your fingerprint or face.',
        'Give the device a name and save.',
      ),
      heading('What each device asks for', 3),
      table(
        ['Device', 'It confirms you by'],
        ['iPhone, iPad', 'Face ID, Touch ID or passcode'],
        ['Android', 'fingerprint, face or screen lock'],
        ['Windows', 'Windows Hello (face, fingerprint, PIN)'],
        ['Mac', 'Touch ID or login password'],
      ),
      heading('When a device is lost'),
      'Ask an administrator for a link that enrols a new device. The passkey of the lost one can be revoked at once.',
    ),
  },
}

const yearEnd = {
  title: { ja: '年末年始のサポート', en: 'Year-end support' },
  slug: 'year-end-support',
  tags: ['お知らせ'],
  lead: { ja: '年末年始の問い合わせ窓口についてのご案内です。', en: 'When we answer over the turn of the year.' },
  coverAlt: { ja: '門松のとなりで眠る猫の絵', en: 'A drawing of a cat asleep beside the New Year’s pine' },
  body: {
    ja: seedDocument('年末年始のあいだ、お問い合わせへの返信はお休みします。いただいたご連絡には、年明けから順番にお返事します。'),
    en: seedDocument('We do not answer inquiries over the turn of the year, and reply in order once it has begun.'),
  },
}

const maintenance = {
  title: { ja: 'メンテナンスの手順（管理者向け）', en: 'Maintenance steps (for administrators)' },
  slug: 'maintenance-steps',
  tags: ['メンテナンス'],
  audience: 'captain',
  importance: 'urgent',
  lead: { ja: 'サイトをメンテナンス表示に切り替えるときの手順です。', en: 'How to put a site into maintenance.' },
  coverAlt: { ja: '工具箱をくわえた猫の絵', en: 'A drawing of a cat carrying a toolbox' },
  body: {
    ja: seedDocument(
      heading('作業の前に'),
      steps(
        '作業の日時を、利用者に前もって知らせます。',
        '確認に使う端末のアドレスを、許可の一覧に加えます。',
        '切り替えたら、公開サイトの表示を必ず確かめます。',
      ),
      '許可するアドレスは、1行に1つずつ書きます。',
      codeLines('203.0.113.10', '2001:db8::10'),
      heading('作業のあとに'),
      checks('メンテナンス表示を元に戻した', '許可の一覧から端末のアドレスを外した', '終わったことを利用者に知らせた'),
    ),
    en: seedDocument(
      heading('Before you start'),
      steps(
        'Tell your visitors when it will be.',
        'Add the address of your own device to the allowed ones.',
        'After the switch, look at the public site.',
      ),
      'Write one allowed address a line.',
      codeLines('203.0.113.10', '2001:db8::10'),
      heading('When you are done'),
      checks('The site is shown again', 'Your device is off the list', 'Your visitors know'),
    ),
  },
}

/** Articles in all states: published, staff only, scheduled, expired, archived, draft, and without English. */
export const seedArticles = async (seeder: SeederOf<typeof tenant>, categories: CategoryIds): Promise<void> => {
  const cover = (name: string) => seeder.picture({ name, color: ORANGE, width: 1280, height: 720 })
  const publish = async (
    article: { readonly title: { readonly ja: string; readonly en?: string } } & Readonly<Record<string, unknown>>,
    category: string,
    extra: Readonly<Record<string, unknown>> = {},
  ) =>
    seeder.create(
      'article',
      { audience: 'public', authorName: author, ...article, category, cover: await cover(article.title.ja), ...extra },
      { state: 'published' },
    )
  const deck = await publish(newDeck, categories.news, { isPinned: true, audience: 'both', publishFrom: seeder.at(-3, '10:00') })
  const passkey = await publish(passkeys, categories['how-to'], { publishFrom: seeder.at(-9, '09:00'), relatedArticles: [deck] })
  await publish(await imagesArticle(seeder, ORANGE), categories['dev-log'], {
    publishFrom: seeder.at(-21, '18:00'),
    relatedArticles: [deck, passkey],
  })
  await publish(
    {
      title: { ja: '桟橋の三毛、灯台もりになる' },
      slug: 'calico-lighthouse-keeper',
      tags: ['猫'],
      lead: { ja: '桟橋でいつも居眠りをしていた三毛が、この秋から灯台もりを任されました。' },
      coverAlt: { ja: '灯台の下に座る三毛猫の絵' },
      body: {
        ja: seedDocument(
          '昼のあいだは誰よりもよく眠り、日が暮れると灯台の階段をのぼります。霧の夜には、鐘のかわりに長く鳴いて船を呼ぶのだそうです。',
        ),
      },
    },
    categories['cat-notes'],
    { publishFrom: seeder.at(-14, '12:00') },
  )
  await publish(maintenance, categories.news, { publishFrom: seeder.at(-1, '08:30') })
  await publish(yearEnd, categories.news, { publishFrom: seeder.at(14, '09:00') })
  await publish(
    {
      title: { ja: '夏の港まつりは終了しました', en: 'The summer harbour festival is over' },
      slug: 'summer-festival',
      lead: { ja: 'たくさんのご来場、ありがとうございました。', en: 'Thank you for coming.' },
      coverAlt: { ja: '提灯と船の絵', en: 'A drawing of lanterns and boats' },
      body: {
        ja: seedDocument('来年の開催が決まりましたら、あらためてお知らせします。'),
        en: seedDocument('We will tell you here when next year’s is fixed.'),
      },
    },
    categories.news,
    { publishFrom: seeder.at(-120, '09:00'), publishUntil: seeder.at(-60, '23:59') },
  )
  await seeder.create(
    'article',
    {
      title: { ja: '旧管理画面の使い方', en: 'Using the former back office' },
      slug: 'former-back-office',
      category: categories['how-to'],
      audience: 'captain',
      authorName: author,
      lead: { ja: '以前の管理画面の説明です。', en: 'About the back office of earlier days.' },
      cover: await cover('旧管理画面の使い方'),
      coverAlt: { ja: '古い海図の絵', en: 'A drawing of an old chart' },
      body: { ja: seedDocument('この説明は、記録のために残しています。'), en: seedDocument('Kept for the record.') },
    },
    { state: 'archived' },
  )
  await seeder.create('article', {
    title: { ja: '下書き：来年の計画', en: 'Draft: next year’s plan' },
    slug: 'next-year-plan',
    category: categories['dev-log'],
    audience: 'public',
    authorName: author,
    lead: { ja: '来年に向けて考えていることの覚え書きです。' },
  })
}
