import type { RichTextDocument } from '../document.ts'

/** Documents as Editor.js 2.31 and its official tools save them, one for each feature of the tools. */
export const OFFICIAL_DOCUMENTS: Record<string, RichTextDocument> = {
  'paragraph 2.11 and header 2.8': {
    time: 1795248000000,
    blocks: [
      { id: 'oUq2g_tl8y', type: 'header', data: { text: '港の朝', level: 2 } },
      {
        id: 'zbGZFPM-iI',
        type: 'paragraph',
        data: { text: '船が<b>着く</b>。<br><a href="https://a.example/?a=1&amp;b=2">時刻表</a>&nbsp;を見る' },
      },
      { id: 'qYIGsjS5rt', type: 'header', data: { text: '“Opening” <i>"hours"</i>', level: 4 } },
    ],
    version: '2.31.7',
  },
  'list 2.0': {
    time: 1795248000000,
    blocks: [
      {
        id: 'XV87kJS_H1',
        type: 'list',
        data: {
          style: 'ordered',
          meta: { start: 2, counterType: 'upper-roman' },
          items: [{ content: '一', meta: {}, items: [{ content: '二', meta: {}, items: [] }] }],
        },
      },
      { id: 'AOulAjL8XM', type: 'list', data: { style: 'unordered', meta: {}, items: [{ content: '鯵', meta: {}, items: [] }] } },
    ],
    version: '2.31.7',
  },
  'checklist 1.6': {
    time: 1795248000000,
    blocks: [
      {
        id: 'kjhsTIt2Mb',
        type: 'checklist',
        data: {
          items: [
            { text: '掃除', checked: true },
            { text: '<b>仕込み</b>', checked: false },
          ],
        },
      },
      { id: 'kjhsTIt2Mc', type: 'checkList', data: { items: [] } },
    ],
    version: '2.31.7',
  },
  'quote 2.7 and delimiter 1.4': {
    time: 1795248000000,
    blocks: [
      { id: 'ksCokKAhQw', type: 'quote', data: { text: '一つ<br>二つ', caption: '店主', alignment: 'left' } },
      { id: '9802bjaAA2', type: 'delimiter', data: {} },
      { id: 'FF1iyF3VwN', type: 'quote', data: { text: '静かな海', caption: '', alignment: 'center' } },
    ],
    version: '2.31.7',
  },
  'link 2.6': {
    time: 1795248000000,
    blocks: [
      {
        id: 'l98dyx3yjb',
        type: 'linkTool',
        data: {
          link: 'https://www.example.com/news?a=1&b=2',
          meta: {
            title: 'A < B & C',
            description: '説明',
            site_name: 'Example',
            image: { url: 'https://www.example.com/og.png' },
            domain: 'example.com',
          },
        },
      },
      { id: 'l98dyx3yjc', type: 'linkTool', data: { link: 'https://www.example.com/', meta: {} } },
    ],
    version: '2.31.7',
  },
  'embed 2.7': {
    time: 1795248000000,
    blocks: [
      {
        id: 'jKHvx_Lpz6',
        type: 'embed',
        data: {
          service: 'youtube',
          source: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90',
          embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90',
          width: 580,
          height: 320,
          caption: '厨房の<mark>一日</mark>',
        },
      },
      {
        id: 'jKHvx_Lpz7',
        type: 'embed',
        data: {
          service: 'youtube',
          source: 'youtu.be/dQw4w9WgXcQ',
          embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ?',
          width: 580,
          height: 320,
          caption: '',
        },
      },
    ],
    version: '2.31.7',
  },
  'image 2.10': {
    time: 1795248000000,
    blocks: [
      {
        id: 'xbOhpYL_S3',
        type: 'image',
        data: {
          caption: '夜の<i>港</i>',
          withBorder: true,
          withBackground: false,
          stretched: true,
          file: { url: 'https://www.example.com/a.jpg?w=1&h=2', name: 'a.jpg', size: 1024 },
        },
      },
    ],
    version: '2.31.7',
  },
  'table 2.4 and code 2.9': {
    time: 1795248000000,
    blocks: [
      {
        id: 'Ybdpoj8o2A',
        type: 'table',
        data: {
          withHeadings: true,
          stretched: false,
          content: [
            ['品', '値段'],
            ['<b>鯵</b>', '500円'],
          ],
        },
      },
      { id: 'Ybdpoj8o2B', type: 'table', data: { withHeadings: false, stretched: false, content: [] } },
      { id: 'vB8Ou1fuC5', type: 'code', data: { code: '<script>if (a && b) alert("x")</script>\n\ttab' } },
    ],
    version: '2.31.7',
  },
}
