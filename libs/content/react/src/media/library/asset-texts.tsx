import type { MediaDetail } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { largePictureUrl } from './large-picture.ts'
import { useTags } from './library-queries.ts'
import classes from './asset-details.module.css'

type AssetProps = { readonly asset: MediaDetail }

/** The picture of an asset that may only be seen. */
export const AssetPicture = ({ asset }: AssetProps) => (
  <figure className={classes.picture}>
    <img src={largePictureUrl(asset)} alt={asset.alt.ja ?? ''} />
  </figure>
)

/** The texts and tags of an asset that may only be read. */
export const AssetTexts = ({ asset }: AssetProps) => {
  const { data: tags = [] } = useTags()
  const names = tags.filter(({ id }) => asset.tags.includes(id)).map(({ name }) => name)
  const { ja, en } = asset.alt
  if (ja === null && en === null && names.length === 0) return null
  return (
    <dl className={classes.texts}>
      {ja !== null && (
        <>
          <dt>
            <Trans>代替テキスト（日本語）</Trans>
          </dt>
          <dd lang="ja">{ja}</dd>
        </>
      )}
      {en !== null && (
        <>
          <dt>
            <Trans>代替テキスト（英語）</Trans>
          </dt>
          <dd lang="en">{en}</dd>
        </>
      )}
      {names.length > 0 && (
        <>
          <dt>
            <Trans>タグ</Trans>
          </dt>
          <dd>{names.join('、')}</dd>
        </>
      )}
    </dl>
  )
}
