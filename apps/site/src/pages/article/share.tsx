import { Trans, useLingui } from '@lingui/react/macro'
import { shareAddresses } from './share-addresses.ts'

type ShareProps = { readonly title: string; readonly url: string }

/** Share links of an article. The last one is its URL, which one touch selects. */
export function Share({ title, url }: ShareProps) {
  const { t } = useLingui()
  const names = { mail: t`メール`, x: 'X', line: 'LINE', facebook: 'Facebook' }
  return (
    <section className="share" aria-labelledby="share-title">
      <h2 id="share-title">
        <Trans>この記事を共有する</Trans>
      </h2>
      <ul className="share-list">
        {shareAddresses({ title, url }).map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{names[name]}</a>
          </li>
        ))}
      </ul>
      <div className="share-address">
        <label htmlFor="share-address">
          <Trans>アドレス</Trans>
        </label>
        <input id="share-address" type="url" readOnly value={url} />
      </div>
    </section>
  )
}
