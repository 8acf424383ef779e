import { Trans, useLingui } from '@lingui/react/macro'
import { plainText } from '@captain/rich-text-core'
import { PageHead } from '../../document/page-head.tsx'
import { faqPage } from '../../document/linked-data.ts'
import { PageTitle } from '../page-title.tsx'
import { FaqFilter } from './faq-filter.tsx'
import { FaqGroups } from './faq-groups.tsx'
import { NoQuestions } from './no-questions.tsx'
import { ContactPrompt } from './contact-prompt.tsx'
import type { FaqData } from './load-faq.ts'

export function FaqPage(data: FaqData) {
  const { t } = useLingui()
  const { q, category, names, total, groups, pinned } = data
  const filtered = q !== undefined || category !== undefined
  const found = groups.reduce((sum, group) => sum + group.questions.length, 0)
  const title = t`よくある質問`
  const answered = groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question: question ?? '', answer: answer ? plainText(answer) : '' })),
  )
  return (
    <div className="page faq-page">
      <PageHead
        title={category === undefined ? title : `${names[category] ?? category} - ${title}`}
        description={t`ログインやサイトの管理、ドメイン、料金について、よくいただく質問とその答えをまとめました。`}
        query={category === undefined ? '' : `?category=${category}`}
        noindex={q !== undefined}
        parents={category === undefined ? [] : [{ name: title, path: '/faq' }]}
        linkedData={!filtered && total > 0 ? [faqPage(answered)] : []}
      />
      <PageTitle title={title} />
      {total > 0 && <FaqFilter {...data} />}
      {q !== undefined && found > 0 && (
        <p className="faq-found" role="status">
          <Trans>
            「{q}」に一致する質問は{found}件です。
          </Trans>{' '}
          <a href="?">
            <Trans>検索を解除</Trans>
          </a>
        </p>
      )}
      {!filtered && pinned.length > 0 && (
        <nav className="faq-pinned" aria-labelledby="faq-pinned-title">
          <h2 id="faq-pinned-title">
            <Trans>よく見られる質問</Trans>
          </h2>
          <ul>
            {pinned.map((question) => (
              <li key={question.id}>
                <a href={`#${question.anchor}`} lang={question.fallback.includes('question') ? 'ja' : undefined}>
                  {question.question}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found > 0 ? <FaqGroups groups={groups} names={names} open={q !== undefined} /> : <NoQuestions q={q} none={total === 0} />}
      {total > 0 && <ContactPrompt />}
    </div>
  )
}
