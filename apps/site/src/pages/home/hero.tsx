import { Trans } from '@lingui/react/macro'
import { HarbourScene } from '../../drawing/harbour-scene.tsx'

/** What this is, in one sentence, over the harbour. Japanese is set upright on wide screens. */
export function Hero() {
  return (
    <section className="hero">
      <HarbourScene />
      <div className="hero-words">
        <h1 className="hero-title">
          <Trans>
            <span>十の船が、</span>
            <span>ひとつの港に。</span>
          </Trans>
        </h1>
        <p className="hero-lead">
          <Trans>にゃんこ港は、性格のちがう十のサイトの言葉と写真を、ひとつの管理画面でととのえて送りだす港です。</Trans>
        </p>
      </div>
    </section>
  )
}
