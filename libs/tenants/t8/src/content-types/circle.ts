import {
  boolean,
  date,
  defineContentType,
  eachRow,
  email,
  image,
  int,
  list,
  longText,
  multiSelect,
  phone,
  reference,
  references,
  select,
  slug,
  text,
  time,
  type Clock,
  type FieldValues,
} from '@captain/content-core'
import { addDays } from '@captain/locale'
import { mainPhotoOf, sns } from '@captain/presets'
import { betweenCount, digitsHyphenDigits, kana, letters, maxFullWidth, minCount } from '@captain/validation'
import { isExpiredOn, meetingText, shownEmailOf, WEEKDAYS, weekdaysOf, WEEKS } from './circle-facts.ts'
import { pictures } from './pictures.ts'

const MAX_MEETINGS = 6
const WARNING_DAYS = 30

/** The last day on which an expiring registration gets a warning. */
const soon = ({ today }: Clock): string => addDays(today, WARNING_DAYS)

const fields = {
  name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
  nameKana: text({ maxBytes: 150, required: true, public: true, rules: [kana()] }),
  abbreviation: text({ maxBytes: 12, public: true, rules: [letters()] }),
  slug: slug({ required: true, public: true, from: 'name' }),
  registrationNumber: text({ maxBytes: 8, required: true, unique: true, rules: [digitsHyphenDigits(4, 3)] }),
  fiscalYear: reference({ to: 'year', onDelete: 'restrict', required: true, public: true }),
  registrationUntil: date({ required: true }),
  isExpired: boolean({ compute: (values, { now }) => isExpiredOn(values, now) }),
  genre: select({
    options: ['music', 'dance', 'art', 'craft', 'sports', 'language', 'culture', 'kids', 'game'],
    required: true,
    public: true,
  }),
  facilities: references({ to: 'facility', onDelete: 'restrict', required: true, public: true, rules: [minCount(1)] }),
  schedules: list({
    required: true,
    public: true,
    max: MAX_MEETINGS,
    rules: [betweenCount(1, MAX_MEETINGS)],
    of: {
      weekday: select({ options: WEEKDAYS, required: true }),
      week: select({ options: WEEKS, required: true, defaultValue: 'every' }),
      startTime: time({}),
      endTime: time({}),
    },
  }),
  weekdays: multiSelect({ options: WEEKDAYS, public: true, compute: weekdaysOf }),
  meetings: text({ maxBytes: 600, localized: true, public: true, compute: meetingText }),
  members: int({ public: true }),
  targetAge: select({ options: ['all', 'kids', 'adults', 'seniors'], required: true, public: true, defaultValue: 'all' }),
  monthlyFee: int({ public: true, unit: 'yen' }),
  entryFee: int({ public: true, unit: 'yen' }),
  isRecruiting: boolean({ public: true }),
  trialAvailable: boolean({ public: true }),
  description: longText({ maxBytes: 3000, required: 'publish', localized: true, public: true, rules: [maxFullWidth(400)] }),
  photos: pictures(6),
  photo: image({ public: true, compute: mainPhotoOf() }),
  representative: text({ maxBytes: 90, required: true, personal: true }),
  contactPhone: phone({ required: true, personal: true }),
  contactEmail: email({ personal: true }),
  showContact: boolean({}),
  shownEmail: email({ public: 'detail', compute: shownEmailOf }),
  sns: sns(),
}

type Values = FieldValues<typeof fields>

/** Registered groups that use the hall (content model, T8.circle). */
export const circle = defineContentType({
  name: 'circle',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'users-group',
  title: 'name',
  columns: ['photo', 'name', 'genre', 'meetings', 'isRecruiting', 'registrationUntil', 'isPublished'],
  columnFormats: { isRecruiting: { badge: ({ isRecruiting }) => (isRecruiting ? 'recruiting' : null), tones: { recruiting: 'success' } } },
  filters: ['genre', 'weekdays', 'isRecruiting', 'fiscalYear', 'isPublished'],
  indexed: ['facilities', 'isExpired'],
  namedFilters: {
    expired: { input: { kind: 'switch' }, showInList: true, where: () => [{ field: 'isExpired', in: ['true'] }] },
    weekday: {
      input: { kind: 'options', options: WEEKDAYS, multiple: true },
      where: (days) => [{ field: 'weekdays', in: days }],
    },
    recruiting: { input: { kind: 'switch' }, where: (answer) => [{ field: 'isRecruiting', in: answer }] },
  },
  defaultSort: ['nameKana'],
  sections: {
    basic: ['name', 'nameKana', 'abbreviation', 'slug', 'registrationNumber', 'fiscalYear', 'registrationUntil', 'genre'],
    activity: ['facilities', 'schedules', 'members', 'targetAge', 'monthlyFee', 'entryFee', 'description', 'photos'],
    recruiting: ['isRecruiting', 'trialAvailable'],
    contact: ['representative', 'contactPhone', 'contactEmail', 'showContact'],
    sns: ['sns'],
    publish: ['isPublished'],
  },
  /** The public does not see circles with an expired registration. */
  publicWhen: ({ isExpired }) => !isExpired,
  checks: eachRow<Values, 'schedules'>('schedules', MAX_MEETINGS, {
    field: 'endTime',
    rule: 'endAfterStart',
    test: ({ startTime, endTime }) => startTime === null || endTime === null || endTime > startTime,
  }),
  warnings: [
    {
      path: 'registrationUntil',
      rule: 'custom',
      params: {
        ja: '登録期限が近いか、過ぎています。過ぎると公開サイトに表示されません。',
        en: 'The registration expires soon or has expired. Expired circles aren’t shown on the public site.',
      },
      test: ({ registrationUntil }, _before, clock) => registrationUntil === null || registrationUntil > soon(clock),
    },
  ],
  fields,
})
