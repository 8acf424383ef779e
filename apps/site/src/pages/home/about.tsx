import { Trans } from '@lingui/react/macro'

const WRITE = 'M8 40c8-2 14-6 20-12L42 14a4.2 4.2 0 0 0-6-6L22 22C16 28 12 34 10 42ZM6 44h30'
const LIGHT = 'M24 8v6M10 14l4 4M38 14l-4 4M16 40h16M18 34c0-4-4-5-4-11a10 10 0 0 1 20 0c0 6-4 7-4 11ZM4 26h4M40 26h4'
const KEEP = 'M24 6a4 4 0 1 0 .01 0ZM24 14v28M16 20h16M8 30c1 8 8 12 16 12s15-4 16-12M8 30l-3 5M8 30l5 4M40 30l3 5M40 30l-5 4'

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="about-sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** The benefits of the service for its tenants. */
export function About() {
  return (
    <section className="home-section about" aria-labelledby="about-title">
      <h2 id="about-title">
        <Trans>このサービスについて</Trans>
      </h2>
      <ul className="about-list">
        <li>
          <Sign path={WRITE} />
          <h3>
            <Trans>書く</Trans>
          </h3>
          <p>
            <Trans>日本語と英語をならべて書けます。書きかけの言葉は端末に残り、電波が切れても消えません。</Trans>
          </p>
        </li>
        <li>
          <Sign path={LIGHT} />
          <h3>
            <Trans>照らす</Trans>
          </h3>
          <p>
            <Trans>公開する前に、本番と同じ見た目で確かめられます。公開は切り替えたその瞬間に届きます。</Trans>
          </p>
        </li>
        <li>
          <Sign path={KEEP} />
          <h3>
            <Trans>守る</Trans>
          </h3>
          <p>
            <Trans>だれがいつ直したかを記録に残します。消した記事も、30日のあいだは元に戻せます。</Trans>
          </p>
        </li>
      </ul>
    </section>
  )
}
