import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Question } from '../../delivery/types.ts'
import { QuestionItem } from '../faq/question-item.tsx'

export function PinnedQuestions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className="home-section pinned" aria-labelledby="pinned-title">
      <div className="section-head">
        <h2 id="pinned-title">
          <Trans>よく見られる質問</Trans>
        </h2>
        <Link to="/faq" className="more-link">
          <Trans>すべての質問</Trans>
        </Link>
      </div>
      <div className="question-list">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} headingLevel={3} />
        ))}
      </div>
    </section>
  )
}
