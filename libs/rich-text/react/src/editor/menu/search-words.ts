/**
 * What else finds a block, by its title in English: its name in kana, for conversions that are still going on, its romaji, and English
 * words. Each works in both languages of the interface.
 */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  Text: ['ほんぶん', 'honbun', 'だんらく', '段落', 'danraku', 'ぶんしょう', '文章', 'bunshou', 'text', 'paragraph', 'p'],
  Heading: ['みだし', 'midashi', 'midasi', 'たいとる', 'taitoru', 'heading', 'header', 'title', 'h2'],
  'Unordered List': [
    'かじょうがき',
    'kajougaki',
    'kajyougaki',
    'kazyougaki',
    'kajogaki',
    'りすと',
    'risuto',
    'bulleted list',
    'bullet',
    'unordered list',
    'list',
    'ul',
  ],
  'Ordered List': [
    'ばんごうつきりすと',
    'bangoutsukirisuto',
    'bangoutukirisuto',
    'bangotsukirisuto',
    'りすと',
    'risuto',
    'numbered list',
    'ordered list',
    'number',
    'list',
    'ol',
  ],
  Checklist: ['ちぇっくりすと', 'chekkurisuto', 'tyekkurisuto', 'りすと', 'risuto', 'checklist', 'check list', 'todo', 'to-do', 'task'],
  Quote: ['いんよう', "in'you", 'inyou', 'innyou', 'quote', 'quotation', 'blockquote'],
  Image: ['がぞう', 'gazou', 'gazo', 'しゃしん', '写真', 'shashin', 'syasin', 'image', 'picture', 'photo'],
  Table: ['ひょう', 'hyou', 'hyo', 'てーぶる', 'teeburu', 'te-buru', 'table', 'grid'],
  'Link card': ['りんくかーど', 'rinkukaado', 'rinkuka-do', 'rinkukado', 'link card', 'bookmark', 'url', 'card'],
  Video: ['どうが', 'douga', 'doga', 'びでお', 'bideo', 'ゆーちゅーぶ', 'video', 'youtube', 'movie', 'embed'],
  Delimiter: ['くぎりせん', 'kugirisen', 'せん', '線', 'divider', 'delimiter', 'separator', 'rule', 'hr'],
  Code: ['こーど', 'koodo', 'ko-do', 'kodo', 'code', 'program', 'source'],
}
