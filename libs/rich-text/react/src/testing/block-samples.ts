import type { BlockType, RichTextBlock } from '@captain/rich-text-core'
import { CARD_PICTURE, HARBOUR, LIGHTHOUSE } from './sample-images.ts'

type Data = RichTextBlock['data']

/** Sample data of one block type: minimal, typical, maximal, and its variants. */
export type BlockSamples = { readonly empty: Data; readonly one: Data; readonly long: Data; readonly [variant: string]: Data }

const SENTENCE = '朝五時、漁から戻った船が桟橋に並び、灯台の明かりが消えるころ、港のカフェの窓に最初の灯がともります。'
const UNBROKEN = 'https://example.com/harbour/2026/11/morning-market-and-the-lighthouse-that-never-sleeps-through-the-winter'
const long = (times: number) => SENTENCE.repeat(times)

const item = (content: string, items: readonly unknown[] = [], meta: Data = {}) => ({ content, meta, items })
const fish = [item('鯵（あじ）', [item('開き', [item('一夜干し')]), item('たたき')]), item('鰯（いわし）'), item('鯖（さば）')]

const card = { title: '港の歴史', description: '開港から百年、灯台と船と猫の物語。', site_name: 'にゃんこ港' }
const video = { service: 'youtube', source: 'https://youtu.be/dQw4w9WgXcQ', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ' }
const prices = [
  ['', '平日', '土日祝'],
  ['大人', '¥1,000', '¥1,200'],
  ['小学生', '¥500', '¥600'],
]

/** Samples of each block for stories and tests; a new block type does not compile without samples here. */
export const BLOCK_SAMPLES = {
  paragraph: {
    empty: { text: '' },
    one: { text: SENTENCE },
    long: { text: `${long(6)}${UNBROKEN}${long(2)}` },
    marks: {
      text: '<b>太字</b>、<i>強調</i>、<u>下線</u>、<s>取り消し</s>、<mark>マーカー</mark>、<code>npm start</code>、<a href="https://example.com/">リンク</a>。<br>改行の後です。',
    },
    'marks in marks': {
      text: '<b>太字の中の<mark>マーカーと<u>下線</u></mark></b>、<a href="https://example.com/news">リンクの中の<code>code</code></a>',
    },
  },
  header: {
    empty: { text: '', level: 2 },
    one: { text: '港の朝', level: 2 },
    long: { text: '冬の朝に港を歩く人のための、灯台と市場とカフェをめぐる半日の道案内（雨の日の過ごし方つき）', level: 2 },
    'level 3': { text: '市場で朝ごはん', level: 3 },
    'level 4': { text: '開いている時間', level: 4 },
    marks: { text: '<mark>港</mark>の<b>朝</b>', level: 2 },
  },
  list: {
    empty: { style: 'unordered', items: [] },
    one: { style: 'unordered', items: [item('鯵（あじ）')] },
    long: { style: 'unordered', items: [item(long(3)), item(UNBROKEN), ...fish] },
    nested: { style: 'unordered', items: fish },
    ordered: { style: 'ordered', items: fish },
    'ordered from 9': { style: 'ordered', meta: { start: 9, counterType: 'numeric' }, items: fish },
    'roman numbers': { style: 'ordered', meta: { counterType: 'upper-roman' }, items: fish },
    letters: { style: 'ordered', meta: { counterType: 'lower-alpha' }, items: fish },
    'of the first List tool': { style: 'unordered', items: ['鯵', '鰯'] },
  },
  checkList: {
    empty: { items: [] },
    one: { items: [{ text: '桟橋の掃除', checked: false }] },
    long: {
      items: [
        { text: long(3), checked: true },
        { text: UNBROKEN, checked: false },
        { text: '<s>網の繕い</s>', checked: true },
      ],
    },
  },
  quote: {
    empty: { text: '' },
    one: { text: '海は広い。だから、急がなくていい。', caption: '船長' },
    long: { text: long(4), caption: '港の会報「灯台だより」第百号、編集長の言葉より' },
    centred: { text: '海は広い。<br>だから、急がなくていい。', caption: '船長', alignment: 'center' },
    'without its author': { text: '海は広い。だから、急がなくていい。' },
  },
  delimiter: { empty: {}, one: {}, long: {} },
  linkTool: {
    empty: { link: 'https://example.com/' },
    one: { link: 'https://example.com/history', meta: { ...card, image: { url: CARD_PICTURE } } },
    long: { link: UNBROKEN, meta: { title: long(1), description: long(4), image: { url: CARD_PICTURE } } },
    'without a picture': { link: 'https://example.com/history', meta: card },
    'a picture of another site': {
      link: 'https://example.com/history',
      meta: { ...card, image: { url: 'https://example.com/og.png' } },
    },
  },
  embed: {
    empty: video,
    one: { ...video, caption: '進水式の朝' },
    long: { ...video, caption: long(3) },
    'from a minute on': { ...video, embed: `${video.embed}?start=60`, caption: '進水式の朝（1分から）' },
  },
  image: {
    empty: { file: HARBOUR },
    one: { file: HARBOUR, alt: '夕方の港と灯台', caption: '夕方の港' },
    long: { file: HARBOUR, alt: '夕方の港と灯台', caption: long(3) },
    tall: { file: LIGHTHOUSE, alt: '夜の灯台', caption: '夜の灯台' },
    'with a border': { file: HARBOUR, alt: '夕方の港と灯台', withBorder: true },
    'on a ground': { file: LIGHTHOUSE, alt: '夜の灯台', withBackground: true },
    stretched: { file: HARBOUR, alt: '夕方の港と灯台', stretched: true },
    'of another site': { file: { url: 'https://example.com/pier.jpg' }, alt: '桟橋', caption: 'ほかのサイトの画像' },
  },
  table: {
    empty: { withHeadings: false, content: [] },
    one: { withHeadings: true, content: prices },
    long: {
      withHeadings: true,
      content: Array.from({ length: 12 }, (_, row) => Array.from({ length: 10 }, (_cell, column) => `${row + 1}便の${column + 1}番乗り場`)),
    },
    'without headings': { withHeadings: false, content: prices.slice(1) },
    stretched: { withHeadings: true, stretched: true, content: prices },
    marks: {
      withHeadings: true,
      content: [
        ['<b>大人</b>', '<mark>¥1,000</mark>'],
        ['', '<a href="https://example.com/fares">料金表</a>'],
      ],
    },
  },
  code: {
    empty: { code: '' },
    one: { code: 'const harbour = await open("にゃんこ港")\nharbour.light()' },
    long: { code: `${'// 灯台の明かりをともします。\n'.repeat(12)}const address = "${UNBROKEN}"` },
    'that looks like HTML': { code: '<b>if</b> (a &amp;&amp; b) {\n\tship()\n}' },
  },
} satisfies Record<BlockType, BlockSamples>
