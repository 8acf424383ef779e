import { Trans } from '@lingui/react/macro'
import type { FieldIssue } from '@captain/content-core'
import { colonOf, sectionOf } from '../../contact-form/contact-fields.ts'
import { usePage } from '../../document/page-context.ts'
import { controlId } from './field-frame.tsx'
import { issueText } from './issue-text.ts'
import type { ContactData } from './load-contact.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { focusFirst } from './focus-first.ts'

type ErrorSummaryProps = { readonly words: ContactData['words']; readonly issues: readonly FieldIssue[] }

/** All that is wrong, first on the page, each leading to its field. */
export function ErrorSummary({ words, issues }: ErrorSummaryProps) {
  const { locale } = usePage()
  const wordsOf = useFieldLabels(words)
  return (
    <section
      id="contact-errors"
      className="error-summary"
      aria-labelledby="contact-errors-title"
      tabIndex={-1}
      hidden={issues.length === 0}
      {...focusFirst(issues.length > 0 && issues.every(({ path }) => sectionOf(path) === null))}
    >
      <h2 id="contact-errors-title">
        <Trans>入力内容を確認してください</Trans>
      </h2>
      <ul>
        {issues.map((issue) => (
          <li key={issue.path}>
            <a href={`#${controlId(issue.path)}`}>{wordsOf(issue.path).label}</a>
            {colonOf(locale)}
            {issueText(locale, issue)}
          </li>
        ))}
      </ul>
    </section>
  )
}
