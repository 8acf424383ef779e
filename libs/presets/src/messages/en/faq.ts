import type { FaqLabels } from '../ja/faq.ts'

export const faqLabels = {
  sections: { basic: 'Basics', answer: 'Answer', publish: 'Publishing' },
  fields: {
    question: { label: 'Question' },
    answer: { label: 'Answer' },
    anchor: { label: 'Anchor', help: 'The name used to link straight to this question. Left empty, it is made for you.' },
    keywords: { label: 'Search keywords', help: 'Readings and other wordings make the question easier to find.' },
    relatedUrl: { label: 'Related page' },
    isPinned: { label: 'Pin to top', help: 'Shown among the most viewed questions.' },
  },
} satisfies FaqLabels
