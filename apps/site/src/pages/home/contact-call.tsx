import { Trans } from '@lingui/react/macro'
import { localizePath } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'

/** The way to write to the harbour. */
export function ContactCall() {
  const { prefix } = usePage()
  return (
    <section className="contact-call" aria-labelledby="contact-call-title">
      <div className="home-section contact-call-row">
        <div>
          <h2 id="contact-call-title">
            <Trans>船を寄せたい方、お困りの方へ</Trans>
          </h2>
          <p>
            <Trans>サービスのご相談も、使っていて気になったことも、どうぞお聞かせください。</Trans>
          </p>
        </div>
        <a className="button-link is-solid" href={localizePath('/contact', prefix)}>
          <Trans>お問い合わせ</Trans>
        </a>
      </div>
    </section>
  )
}
