import type { FaqLabels } from '../ja/faq.ts'

export const faqLabels = {
  sections: { basic: 'Basics', answer: 'Answer', publish: 'Publishing' },
  fields: {
    question: { label: 'Question' },
    answer: { label: 'Answer' },
    anchor: { label: 'Anchor', help: 'Used to link directly to this question. If empty, it is generated.' },
    keywords: { label: 'Search keywords', help: 'Add readings and synonyms to make the question easier to find.' },
    relatedUrl: { label: 'Related page' },
    isPinned: { label: 'Pin to top', help: 'Shown among the most viewed questions.' },
  },
} satisfies FaqLabels
