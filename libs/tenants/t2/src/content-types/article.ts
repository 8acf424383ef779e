import { notInPastIfChanged, date, defineContentType, references, select, type FieldValues } from '@captain/content-core'
import { articlePreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const base = articlePreset(select({ options: ['report', 'news', 'cast', 'campaign', 'column'], required: true, public: true }))

const fields = {
  ...base.fields,
  relatedCasts: references({ to: 'cast', onDelete: 'set-null', public: 'detail', rules: [maxCount(6)] }),
  campaignEndsOn: date({ public: true }),
}

type Values = FieldValues<typeof fields>

/** Articles of the club; the spec gives them no preview (content model, T2.article). */
export const article = defineContentType({
  ...base,
  screens: ['list', 'new', 'edit'],
  indexed: [...base.indexed, 'campaignEndsOn'],
  namedFilters: {
    campaign: {
      input: { kind: 'switch' },
      showInList: true,
      where: (_answer, today) => [
        { field: 'category', in: ['campaign'] },
        { field: 'campaignEndsOn', from: today, includeEmpty: true },
      ],
    },
  },
  sections: { ...base.sections, sorting: [...base.sections.sorting, 'campaignEndsOn', 'relatedCasts'] },
  checks: [
    notInPastIfChanged<Values>('campaignEndsOn'),
    {
      path: 'campaignEndsOn',
      rule: 'custom',
      params: {
        ja: 'カテゴリーが[キャンペーン]のときだけ入力できます。',
        en: 'Only articles in the category “Campaigns” have an end date.',
      },
      test: ({ category, campaignEndsOn }: Values) => campaignEndsOn === null || category === 'campaign',
    },
  ],
  fields,
})
