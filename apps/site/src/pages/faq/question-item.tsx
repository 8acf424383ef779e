import { Trans } from '@lingui/react/macro'
import { RichTextView } from '@captain/rich-text-react'
import type { Question } from '../../delivery/types.ts'
import { usePage } from '../../document/page-context.ts'

type QuestionItemProps = {
  readonly question: Question
  readonly headingLevel: 2 | 3
  /** Makes the answer the target of `#anchor`. Browsers open a `details` element that contains the target. */
  readonly anchored?: boolean
  readonly open?: boolean
}

/** A question that expands to its answer, without script. */
export function QuestionItem({ question, headingLevel, anchored = false, open = false }: QuestionItemProps) {
  const { locale } = usePage()
  const Heading = `h${headingLevel}` as const
  const languageOf = (field: string) => (question.fallback.includes(field) ? 'ja' : locale)
  return (
    <details className="question" open={open}>
      <summary>
        <Heading className="question-title" lang={languageOf('question')}>
          {question.question}
        </Heading>
        <span className="question-sign" aria-hidden="true" />
      </summary>
      <div className="question-answer" id={anchored ? question.anchor : undefined}>
        {question.answer && <RichTextView document={question.answer} locale={languageOf('answer')} anchorPrefix={question.anchor} />}
        {question.relatedUrl && (
          <p>
            <a href={question.relatedUrl}>
              <Trans>関連ページを見る</Trans>
            </a>
          </p>
        )}
      </div>
    </details>
  )
}
