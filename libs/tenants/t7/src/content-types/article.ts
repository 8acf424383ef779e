import { defineContentType, references, select } from '@captain/content-core'
import { articlePreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const base = articlePreset(select({ options: ['review', 'report', 'menu', 'howto', 'shop'], required: true, public: true }))

export const article = defineContentType({
  ...base,
  sections: { ...base.sections, sorting: [...base.sections.sorting, 'relatedBoardgames'] },
  fields: {
    ...base.fields,
    relatedBoardgames: references({ to: 'boardgame', onDelete: 'set-null', public: 'detail', rules: [maxCount(6)] }),
  },
})
