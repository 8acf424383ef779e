import type { SeederOf } from '@captain/content-core'
import {
  bullets,
  checks,
  codeLines,
  delimiter,
  figure,
  heading,
  linkCard,
  paragraph,
  quotation,
  seedDocument,
  steps,
  table,
  video,
} from '@captain/presets'
import type { tenant } from '../tenant.ts'

const MARKUP = [
  '<img',
  '  src="cat.jpg"',
  '  srcset="cat-320.webp 320w, cat-640.webp 640w, cat-1280.webp 1280w"',
  '  sizes="(min-width: 46rem) 44rem, 100vw"',
  '  alt="桟橋で眠る三毛猫"',
  '>',
]

const japanese = (picture: Awaited<ReturnType<SeederOf<typeof tenant>['illustration']>>) =>
  seedDocument(
    '大きな写真をそのまま載せると、読む人は長く待たされます。小さすぎる写真は、大きな画面でぼやけます。どの画面にも<mark>ちょうどよい大きさ</mark>を届けるには、どうすればよいのでしょうか。',
    figure(picture, '重なる丘の上に太陽が浮かぶ挿絵', '登録するのは、いちばん大きな1枚だけ。'),
    heading('大きさは4とおり'),
    '登録した写真からは、幅の違う画像が自動で作られます。撮影した場所などの記録は、このとき取り除かれます。',
    table(
      ['幅', 'おもな使いみち'],
      ['320ピクセル', '一覧に並ぶ小さな写真'],
      ['640ピクセル', 'スマートフォンで読む記事'],
      ['1280ピクセル', 'パソコンで読む記事'],
      ['1920ピクセル', '画面いっぱいに広げた写真'],
    ),
    bullets('縦と横の比は変わりません。', '元の写真より大きな画像は作りません。', '古い端末のために、元と同じ形式の画像も1枚残します。'),
    heading('選ぶのはブラウザー'),
    paragraph(
      'ページには4とおりの行き先を書いておき、どれを読み込むかはブラウザーに任せます。書かれているのは、たとえば次のような内容です。',
    ),
    codeLines(...MARKUP),
    '電波の弱い船の上でも、画面に合った1枚だけが届きます。',
    quotation('写真は魚と同じ。食べられる分だけ運べばいい。', '港の三毛（画像係）'),
    heading('載せるときの流れ'),
    steps(
      '記事の「画像」ブロックで写真を選びます。',
      '写真が見えない人のために、説明（代替テキスト）を書きます。',
      '必要なら、写真の下に短い説明を添えます。',
    ),
    heading('公開の前に確かめること', 3),
    checks('説明（代替テキスト）を書いた', '知らない人の顔や車の番号が写っていない', '撮った人に、載せる許可をもらった'),
    heading('動画を載せるには'),
    'YouTubeに置いた動画を、記事に埋め込めます。読む人が再生するまで、YouTubeとの通信は始まりません。',
    video('aqz-KE-bpKQ', '見本の映像：「Big Buck Bunny」（Blender Foundation、CC BY 3.0）'),
    delimiter(),
    'しくみをもっと知りたい方には、次の解説がおすすめです。',
    linkCard(
      'https://developer.mozilla.org/ja/docs/Web/HTML/Guides/Responsive_images',
      'レスポンシブ画像 | MDN',
      '画面の大きさや解像度に合わせて画像を出し分ける方法を、例とともに説明しています。',
    ),
  )

const english = (picture: Awaited<ReturnType<SeederOf<typeof tenant>['illustration']>>) =>
  seedDocument(
    'A large photo makes readers wait; a small one blurs on a large screen. How does every screen get <mark>just the right size</mark>?',
    figure(picture, 'A drawing of rolling hills under a round sun', 'You only ever add one: the largest.'),
    heading('Four sizes'),
    'From each photo we make pictures of different widths. Where it was taken and by which camera is removed on the way.',
    table(
      ['Width', 'Mostly for'],
      ['320 pixels', 'small photos in lists'],
      ['640 pixels', 'articles on a phone'],
      ['1280 pixels', 'articles on a computer'],
      ['1920 pixels', 'photos across the whole screen'],
    ),
    bullets(
      'Proportions stay as they are.',
      'No picture is larger than the photo it was made from.',
      'One picture in the original format stays for older devices.',
    ),
    heading('The browser picks'),
    'The page names all four, and the browser decides which to load. What it reads looks like this:',
    codeLines(...MARKUP.map((line) => line.replace('桟橋で眠る三毛猫', 'A calico asleep on the pier'))),
    'Even on a boat with a weak signal, only the one that fits the screen arrives.',
    quotation('A photo is like a fish: carry as much as you can eat.', 'The harbour calico, in charge of pictures'),
    heading('Adding a photo'),
    steps('Choose the photo in an image block.', 'Describe it for those who cannot see it.', 'Add a short caption if it needs one.'),
    heading('Before you publish', 3),
    checks('It has a description', 'No stranger’s face or number plate shows', 'Whoever took it agrees'),
    heading('And videos?'),
    'Videos on YouTube can stand in an article. Nothing is sent to YouTube until a reader plays one.',
    video('aqz-KE-bpKQ', 'A sample: “Big Buck Bunny” (Blender Foundation, CC BY 3.0)'),
    delimiter(),
    'If you would like to know more, read this:',
    linkCard(
      'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Responsive_images',
      'Using responsive images in HTML | MDN',
      'How pictures adapt to the size and resolution of a screen, with examples.',
    ),
  )

/** An article with one block of each type. */
export const imagesArticle = async (seeder: SeederOf<typeof tenant>, color: string) => {
  const picture = await seeder.illustration({ name: '猫の写真の挿絵', color, width: 1920, height: 1080 })
  return {
    title: { ja: '猫が画像を選ぶ理由', en: 'Why the cat picks your images' },
    slug: 'why-the-cat-picks-images',
    tags: ['画像', '開発'],
    lead: {
      ja: '写真を1枚えらぶだけで、端末に合った大きさに整えて届ける。そのしくみを、港の猫といっしょに見ていきます。',
      en: 'You choose one photo, and every device gets the size it needs. The harbour cat shows how.',
    },
    coverAlt: { ja: '写真を見くらべる猫の絵', en: 'A drawing of a cat comparing photographs' },
    body: { ja: japanese(picture), en: english(picture) },
  }
}
