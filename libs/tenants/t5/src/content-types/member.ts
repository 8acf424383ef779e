import { date, defineContentType, image, list, longText, multiSelect, select, slug, text, url } from '@captain/content-core'
import { addDays } from '@captain/locale'
import { mainPhotoOf, photos, sns } from '@captain/presets'
import { betweenCount, kana, maxDate, startsWithAt } from '@captain/validation'
import { membershipOn } from './membership-status.ts'
import { shownBirthdayOf } from './shown-birthday.ts'

/** A current or former member of the unit (content model, T5.member). */
export const member = defineContentType({
  name: 'member',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'users',
  title: 'stageName',
  columns: ['photo', 'stageName', 'parts', 'leftOn', 'isPublished'],
  columnFormats: {
    leftOn: { badge: ({ leftOn }, { today }) => membershipOn(leftOn, today), tones: { current: 'success', former: 'neutral' } },
  },
  filters: ['parts', 'isPublished'],
  namedFilters: {
    current: {
      input: { kind: 'options', options: ['current', 'former'] },
      showInList: true,
      where: ([which], today) => [
        which === 'former' ? { field: 'leftOn', to: addDays(today, -1) } : { field: 'leftOn', from: today, includeEmpty: true },
      ],
    },
  },
  defaultSort: ['sortOrder'],
  sections: {
    basic: ['stageName', 'nameKana', 'slug', 'parts', 'photos'],
    profile: ['birthday', 'birthdayDisplay', 'origin', 'profile', 'gear', 'joinedOn', 'leftOn'],
    sns: ['youtubeHandle', 'websiteUrl', 'sns'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'leftOn',
      rule: 'endNotBeforeStart',
      test: ({ joinedOn, leftOn }) => joinedOn === null || leftOn === null || leftOn >= joinedOn,
    },
  ],
  fields: {
    stageName: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true }),
    nameKana: text({ maxBytes: 90, public: true, rules: [kana()] }),
    slug: slug({ required: true, public: true, from: 'stageName' }),
    parts: multiSelect({
      options: ['vocal', 'guitar', 'bass', 'drums', 'keys', 'dj', 'composer', 'visual'],
      required: true,
      public: true,
      rules: [betweenCount(1, 4)],
    }),
    photos: photos(6),
    photo: image({ public: true, compute: mainPhotoOf() }),
    birthday: date({ personal: true, rules: [maxDate('today')] }),
    birthdayDisplay: select({ options: ['none', 'monthDay', 'full'], required: true, defaultValue: 'none' }),
    birthdayShown: text({ maxBytes: 10, public: true, compute: shownBirthdayOf }),
    origin: text({ maxBytes: 90, localized: true, public: true }),
    profile: longText({ maxBytes: 3000, required: 'publish', localized: true, public: true }),
    gear: list({ public: 'detail', max: 15, of: { text: text({ maxBytes: 150, required: true, localized: true }) } }),
    youtubeHandle: text({ maxBytes: 60, public: true, rules: [startsWithAt()] }),
    websiteUrl: url({ public: true }),
    joinedOn: date({ public: true }),
    leftOn: date({ public: true }),
    sns: sns(),
  },
})
