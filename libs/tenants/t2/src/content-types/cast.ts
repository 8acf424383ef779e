import {
  boolean,
  date,
  decimal,
  defineContentType,
  image,
  longText,
  multiSelect,
  phone,
  price,
  references,
  secret,
  select,
  slug,
  tags,
  text,
  url,
} from '@captain/content-core'
import { mainPhotoOf, photos, sns } from '@captain/presets'
import { digitsHyphenDigits, exactCount, hiragana, maxDate, maxFullWidth, minCount, startsWithUrl } from '@captain/validation'
import { castWordOf, EMPLOYMENT, employmentOf, feeShownOf, isMonthDay, nextShiftOf } from './cast-facts.ts'
import { KANA_ROWS, kanaRowOf } from './kana-rows.ts'
import { RANKS } from './ranks.ts'

/** Maximum number of entries; plans never reach as far ahead. */
const MAX_WORK_DAYS = 1000

/** Performers (content model, T2.cast). */
export const cast = defineContentType({
  name: 'cast',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'masks-theater',
  title: 'stageName',
  columns: ['photo', 'stageName', 'rank', 'services', 'areas', 'nextShift', 'isPublished'],
  columnFormats: { stageName: { badge: (values, { now }) => castWordOf(values, now), tones: { former: 'neutral', isNew: 'success' } } },
  filters: ['services', 'areas', 'rank', 'employment', 'isPublished'],
  indexed: ['kanaRow', 'workDays', 'nextShift', 'retiredOn'],
  listFields: ['nameHiragana'],
  namedFilters: {
    workingOn: { input: { kind: 'day' }, showInList: true, where: (days) => [{ field: 'workDays', in: days }] },
    index: { input: { kind: 'options', options: KANA_ROWS }, where: (rows) => [{ field: 'kanaRow', in: rows }] },
  },
  defaultSort: ['sortOrder'],
  publicWhen: ({ employment }) => employment !== 'former',
  sections: {
    basic: ['stageName', 'nameHiragana', 'slug', 'rank', 'catchphrase', 'joinedOn', 'retiredOn'],
    profile: ['height', 'bloodType', 'birthMonthDay', 'birthplace', 'languages', 'charmPoints', 'profile', 'videoUrl'],
    photos: ['photos'],
    booking: ['services', 'areas', 'nominationFee'],
    internal: ['realName', 'birthDate', 'ageVerified', 'emergencyPhone'],
    sns: ['sns'],
    publish: ['isPublished'],
  },
  checks: [
    { path: 'ageVerified', rule: 'onlyTrue', stage: 'publish', test: ({ ageVerified }) => ageVerified },
    {
      path: 'retiredOn',
      rule: 'endNotBeforeStart',
      test: ({ joinedOn, retiredOn }) => retiredOn === null || joinedOn === null || retiredOn >= joinedOn,
    },
    {
      path: 'birthMonthDay',
      rule: 'custom',
      params: { ja: '実在する月日を入力してください（例：07-07）。', en: 'Enter a valid day, such as 07-07.' },
      test: ({ birthMonthDay }) => birthMonthDay === null || isMonthDay(birthMonthDay),
    },
  ],
  warnings: [
    {
      path: 'retiredOn',
      rule: 'custom',
      params: {
        ja: 'この日より後の出勤が登録されています。出勤スケジュールから消してください。',
        en: 'There are shifts after this day. Delete them in the schedule.',
      },
      test: ({ retiredOn, workDays }) => retiredOn === null || workDays.every((day) => day <= retiredOn),
    },
  ],
  fields: {
    stageName: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(16)] }),
    nameHiragana: text({ maxBytes: 90, required: true, public: true, rules: [hiragana()] }),
    kanaRow: select({ options: KANA_ROWS, public: true, compute: kanaRowOf }),
    slug: slug({ required: true, public: true, from: 'stageName' }),
    rank: select({ options: RANKS, required: true, public: true, defaultValue: 'regular' }),
    catchphrase: text({ maxBytes: 150, localized: true, public: true, rules: [maxFullWidth(30)] }),
    photos: photos(8),
    photo: image({ public: true, compute: mainPhotoOf() }),
    height: decimal({ scale: 1, min: '100', max: '230', public: true }),
    bloodType: select({ options: ['a', 'b', 'o', 'ab', 'secret'], public: true }),
    birthMonthDay: text({ maxBytes: 5, public: true, rules: [digitsHyphenDigits(2, 2)] }),
    birthplace: text({ maxBytes: 90, localized: true, public: true }),
    languages: multiSelect({ options: ['ja', 'en', 'zh', 'ko', 'fr', 'es'], public: true }),
    services: references({ to: 'service', onDelete: 'restrict', required: true, public: true, rules: [minCount(1)] }),
    areas: references({ to: 'area', onDelete: 'restrict', required: true, public: true, rules: [minCount(1)] }),
    charmPoints: multiSelect({
      options: ['talk', 'closeUp', 'piano', 'vocal', 'cocktail', 'mc', 'kids', 'english', 'photo'],
      required: 'publish',
      public: true,
      rules: [exactCount(3)],
    }),
    profile: longText({ maxBytes: 3000, required: 'publish', localized: true, public: 'detail', rules: [maxFullWidth(400)] }),
    nominationFee: price({ public: true }),
    feeShown: price({ public: true, compute: feeShownOf }),
    joinedOn: date({ required: true, public: true, rules: [maxDate('today+90d')] }),
    retiredOn: date({}),
    employment: select({ options: EMPLOYMENT, compute: (values, { now }) => employmentOf(values, now) }),
    videoUrl: url({ public: 'detail', rules: [startsWithUrl('https://www.youtube.com/')] }),
    realName: secret({ maxBytes: 90, revealable: true }),
    birthDate: date({ required: true, personal: true, rules: [maxDate('today-18y')] }),
    ageVerified: boolean({ required: 'publish' }),
    emergencyPhone: phone({ personal: true }),
    sns: sns(),
    /** Days with a shift, from today on, by the schedule. */
    workDays: tags({ max: MAX_WORK_DAYS, public: true, setBy: 'server' }),
    nextShift: date({ public: true, compute: (values, { now }) => nextShiftOf(values, now) }),
  },
})
