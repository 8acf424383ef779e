import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { QuestionItem } from '../faq/question-item.tsx'
import type { ManualData } from './load-manual.ts'

/** Frequent questions about accounts, and a link to all questions. */
export function AccountQuestions({ questions }: ManualData) {
  return (
    <>
      {questions === null && (
        <p role="status">
          <Trans>よくある質問を読み込めませんでした。しばらくしてから、もう一度開いてください。</Trans>
        </p>
      )}
      {questions !== null && questions.length === 0 && (
        <p>
          <Trans>アカウントについての質問はまだありません。</Trans>
        </p>
      )}
      {questions !== null && questions.length > 0 && (
        <div className="question-list">
          {questions.map((question) => (
            <QuestionItem key={question.id} question={question} headingLevel={3} anchored />
          ))}
        </div>
      )}
      <p className="manual-ways">
        <Link to="/faq">
          <Trans>すべてのよくある質問を見る</Trans>
        </Link>
        <Link to="/contact">
          <Trans>解決しないときは、お問い合わせください</Trans>
        </Link>
      </p>
    </>
  )
}
