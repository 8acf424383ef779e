import { Trans } from '@lingui/react/macro'
import { localizePath } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'

/** Links for questions without an answer here. */
export function ContactPrompt() {
  const { prefix } = usePage()
  return (
    <section className="unsolved" aria-labelledby="unsolved-title">
      <div>
        <h2 id="unsolved-title">
          <Trans>解決しないときは</Trans>
        </h2>
        <p>
          <Trans>ここにない質問は、お問い合わせフォームからお送りください。</Trans>
        </p>
      </div>
      <a className="button-link" href={localizePath('/contact', prefix)}>
        <Trans>お問い合わせ</Trans>
      </a>
    </section>
  )
}
