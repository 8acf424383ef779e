import type { FaqData } from './load-faq.ts'
import { QuestionItem } from './question-item.tsx'

type FaqGroupsProps = Pick<FaqData, 'groups' | 'names'> & { readonly open: boolean }

export function FaqGroups({ groups, names, open }: FaqGroupsProps) {
  return groups.map(({ category, questions }) => (
    <section key={category} className="faq-group" aria-labelledby={`category-${category}`}>
      <h2 id={`category-${category}`}>{names[category] ?? category}</h2>
      <div className="question-list">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} headingLevel={3} anchored open={open} />
        ))}
      </div>
    </section>
  ))
}
