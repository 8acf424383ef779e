import type { Locale } from '@captain/locale'
import { BLOCK_TYPES, type RichTextDocument } from '@captain/rich-text-core'
import { BLOCK_SAMPLES } from './block-samples.ts'

const { embed, image, linkTool } = BLOCK_SAMPLES

const ja: RichTextDocument = {
  blocks: [
    {
      type: 'paragraph',
      data: {
        text: '冬の朝の港は、思っているよりもにぎやかです。船が戻り、市場が開き、猫が集まります。この記事では、<mark>半日で港をめぐる道</mark>を案内します。',
      },
    },
    { type: 'image', data: image.one },
    { type: 'header', data: { text: '市場で朝ごはん', level: 2 } },
    {
      type: 'paragraph',
      data: {
        text: '六時を過ぎると、桟橋の横に<b>朝市</b>が立ちます。並ぶのはその日に揚がった魚だけなので、品ぞろえは日によって変わります。詳しくは<a href="https://example.com/news">お知らせ</a>をご覧ください。',
      },
    },
    {
      type: 'list',
      data: {
        style: 'ordered',
        items: [
          { content: '桟橋の入口で札を受け取る', meta: {}, items: [] },
          { content: '好きな魚を選ぶ', meta: {}, items: [{ content: '焼き、煮付け、刺身から選べます', meta: {}, items: [] }] },
          { content: '奥の食堂で受け取る', meta: {}, items: [] },
        ],
      },
    },
    { type: 'header', data: { text: '料金', level: 3 } },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['', '平日', '土日祝'],
          ['大人', '¥1,000', '¥1,200'],
          ['小学生', '¥500', '¥600'],
        ],
      },
    },
    { type: 'quote', data: { text: '海は広い。だから、急がなくていい。', caption: '定期船の船長' } },
    { type: 'header', data: { text: '灯台へ登る', level: 2 } },
    { type: 'paragraph', data: { text: '灯台までは桟橋から歩いて十五分です。<br>百二十段の階段を登ると、湾の全体が見えます。' } },
    { type: 'embed', data: embed.one },
    { type: 'header', data: { text: '持ち物', level: 3 } },
    {
      type: 'checkList',
      data: {
        items: [
          { text: '温かい上着', checked: true },
          { text: '滑りにくい靴', checked: true },
          { text: '小銭', checked: false },
        ],
      },
    },
    { type: 'delimiter', data: {} },
    { type: 'paragraph', data: { text: '港の天気は、次の行を端末に入力しても調べられます。' } },
    { type: 'code', data: { code: 'curl https://example.com/weather?port=nyanko' } },
    { type: 'linkTool', data: linkTool.one },
  ],
}

const en: RichTextDocument = {
  blocks: [
    {
      type: 'paragraph',
      data: {
        text: 'A winter morning at the harbour is livelier than you would think: boats come home, the market opens, cats gather. This is <mark>a walk of half a day</mark>.',
      },
    },
    { type: 'image', data: { ...image.one, alt: 'The harbour and its lighthouse at dusk', caption: 'The harbour at dusk' } },
    { type: 'header', data: { text: 'Breakfast at the market', level: 2 } },
    {
      type: 'paragraph',
      data: {
        text: 'From six o’clock there is a <b>market</b> beside the pier. See the <a href="https://example.com/news">news</a> for what came in today.',
      },
    },
    {
      type: 'list',
      data: {
        style: 'ordered',
        items: [
          { content: 'Take a number at the pier', meta: {}, items: [] },
          { content: 'Choose a fish', meta: {}, items: [{ content: 'grilled, simmered or raw', meta: {}, items: [] }] },
        ],
      },
    },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['', 'Weekdays', 'Weekends'],
          ['Adults', '¥1,000', '¥1,200'],
        ],
      },
    },
    { type: 'quote', data: { text: 'The sea is wide. There is no hurry.', caption: 'The ferry’s captain' } },
    { type: 'header', data: { text: 'Up the lighthouse', level: 2 } },
    { type: 'embed', data: { ...embed.one, caption: 'The morning of the launch' } },
    {
      type: 'checkList',
      data: {
        items: [
          { text: 'A warm coat', checked: true },
          { text: 'Small change', checked: false },
        ],
      },
    },
    { type: 'delimiter', data: {} },
    { type: 'code', data: { code: 'curl https://example.com/weather?port=nyanko' } },
    {
      type: 'linkTool',
      data: { ...linkTool.one, meta: { ...linkTool.one.meta, title: 'A history', description: 'A hundred years of a harbour.' } },
    },
  ],
}

/** A realistic article with every block type, in both languages. */
export const ARTICLES = { ja, en } satisfies Record<Locale, RichTextDocument>

/** One block of each type, in the order of the toolbox. */
export const EVERY_BLOCK: RichTextDocument = { blocks: BLOCK_TYPES.map((type) => ({ type, data: BLOCK_SAMPLES[type].one })) }
