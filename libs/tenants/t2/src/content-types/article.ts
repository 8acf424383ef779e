import { aheadWhenNew, date, defineContentType, references, select } from '@captain/content-core'
import { ARTICLE_COLUMNS, ARTICLE_SECTIONS, articleFields } from '@captain/presets'
import { maxCount } from '@captain/validation'

type Checked = { readonly category: string; readonly campaignEndsOn: string | null }

/** Articles of the club; the spec gives them no preview (content model, T2.article). */
export const article = defineContentType({
  name: 'article',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ARTICLE_COLUMNS,
  filters: ['category', 'tags', 'authorUser', 'publishFrom'],
  indexed: ['isPinned', 'campaignEndsOn'],
  narrowings: {
    campaign: {
      asks: { kind: 'switch' },
      inList: true,
      conditions: (_answer, today) => [
        { field: 'category', any: ['campaign'] },
        { field: 'campaignEndsOn', from: today, orEmpty: true },
      ],
    },
  },
  order: ['-updatedAt'],
  sections: { ...ARTICLE_SECTIONS, sorting: [...ARTICLE_SECTIONS.sorting, 'campaignEndsOn', 'relatedCasts'] },
  checks: [
    aheadWhenNew<Checked>('campaignEndsOn'),
    {
      path: 'campaignEndsOn',
      rule: 'custom',
      params: {
        ja: 'カテゴリーが[キャンペーン]のときだけ入力できます。',
        en: 'Only articles of the category “Campaigns” have an end.',
      },
      test: ({ category, campaignEndsOn }: Checked) => campaignEndsOn === null || category === 'campaign',
    },
  ],
  fields: {
    ...articleFields(select({ options: ['report', 'news', 'cast', 'campaign', 'column'], required: true, public: true })),
    relatedCasts: references({ to: 'cast', onDelete: 'set-null', public: 'detail', rules: [maxCount(6)] }),
    campaignEndsOn: date({ public: true }),
  },
})
