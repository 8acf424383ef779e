import { boolean, decimal, defineContentType, image, int, longText, multiSelect, price, select, slug, text, url } from '@captain/content-core'
import { betweenCount, digits, digitsExact, digitsHyphen, kana, startsWithUrl } from '@captain/validation'

const GENRES = ['party', 'family', 'strategy', 'coop', 'hidden', 'word', 'dexterity', 'trick', 'dice'] as const
const PLAYERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

export const boardgame = defineContentType({
  name: 'boardgame',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'dice-5',
  title: 'title',
  columns: ['image', 'title', 'minPlayers', 'maxPlayers', 'minMinutes', 'maxMinutes', 'weight', 'shelfCode', 'condition', 'isPublished'],
  filters: ['minPlayers', 'maxPlayers', 'maxMinutes', 'weight', 'genres', 'condition', 'isPublished'],
  order: ['titleKana'],
  sections: {
    basic: ['title', 'titleKana', 'originalTitle', 'slug', 'image', 'description', 'videoUrl'],
    play: ['minPlayers', 'maxPlayers', 'bestPlayers', 'minMinutes', 'maxMinutes', 'minAge', 'weight', 'staffRating', 'genres', 'languageNeed', 'hasEnglishRules', 'canTeach'],
    shelf: ['publisher', 'designer', 'releaseYear', 'bggId', 'shelfCode', 'copies', 'condition', 'isForSale', 'salePrice', 'isNew'],
    publish: ['isPublished'],
  },
  /** Games under repair are hidden from the public. */
  publicWhen: values => values.condition !== 'repair',
  checks: [
    { path: 'maxPlayers', rule: 'endNotBeforeStart', test: ({ minPlayers, maxPlayers }) => maxPlayers >= minPlayers },
    { path: 'maxMinutes', rule: 'endNotBeforeStart', test: ({ minMinutes, maxMinutes }) => maxMinutes >= minMinutes },
    { path: 'salePrice', rule: 'requiredInput', test: ({ isForSale, salePrice }) => !isForSale || salePrice !== null },
  ],
  fields: {
    title: text({ maxBytes: 300, required: true, localized: true, public: true }),
    titleKana: text({ maxBytes: 300, required: true, rules: [kana()] }),
    originalTitle: text({ maxBytes: 300, public: true }),
    slug: slug({ required: true, public: true, from: 'title' }),
    image: image({ required: 'publish', public: true }),
    minPlayers: int({ required: true, public: true, min: 1, max: 99 }),
    maxPlayers: int({ required: true, public: true, min: 1, max: 99 }),
    bestPlayers: multiSelect({ options: PLAYERS, public: true }),
    minMinutes: int({ required: true, public: true }),
    maxMinutes: int({ required: true, public: true }),
    minAge: int({ public: true, max: 18 }),
    weight: decimal({ scale: 2, public: true, min: '1', max: '5' }),
    staffRating: decimal({ scale: 1, public: true, max: '10' }),
    genres: multiSelect({ options: GENRES, required: true, public: true, rules: [betweenCount(1, 4)] }),
    languageNeed: select({ options: ['none', 'little', 'heavy'], required: true, public: true }),
    hasEnglishRules: boolean({ public: true }),
    canTeach: boolean({ public: true }),
    description: longText({ maxBytes: 3000, required: 'publish', localized: true, public: 'detail' }),
    videoUrl: url({ public: 'detail', rules: [startsWithUrl('https://www.youtube.com/')] }),
    publisher: text({ maxBytes: 150, localized: true, public: true }),
    designer: text({ maxBytes: 150, localized: true, public: true }),
    releaseYear: text({ maxBytes: 4, public: true, rules: [digitsExact(4)] }),
    bggId: text({ maxBytes: 10, rules: [digits()] }),
    shelfCode: text({ maxBytes: 10, required: true, public: true, rules: [digitsHyphen()] }),
    copies: int({ required: true, initial: 1 }),
    condition: select({ options: ['good', 'worn', 'missing', 'repair'], required: true, initial: 'good' }),
    isForSale: boolean({ public: true }),
    salePrice: price({ public: true }),
    isNew: boolean({ public: true }),
  },
})
