import type { IncludedMedia } from '@captain/content-core'
import { PriceText, useContent, useTenant } from '@captain/content-react'
import { localizedText } from '@captain/locale'
import type { ReactNode } from 'react'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'
import type { ListedProduct } from './recommend-types.ts'

type ProductLineProps = {
  readonly product: ListedProduct
  readonly media: Readonly<Record<string, IncludedMedia>>
  /** Additional text under the name, after code and price. */
  readonly children?: ReactNode
}

/** Returns a product's name in the user's language. */
export const nameOf = ({ name }: Pick<ListedProduct, 'name'>, locale: 'ja' | 'en'): string => localizedText(name, locale)

/** A product as one line: photo, name, code, price and stock. */
export const ProductLine = ({ product, media, children }: ProductLineProps) => {
  const { locale } = useContent()
  const { optionLabel } = useTenant(tenant).labels.product
  const photo = product.photo === null ? undefined : media[product.photo]
  return (
    <span className={classes.product}>
      {photo === undefined ? <span className={classes.noPhoto} aria-hidden /> : <img src={photo.thumbnailUrl} alt="" loading="lazy" />}
      <span className={classes.words}>
        <span className={classes.name}>{nameOf(product, locale)}</span>
        <span className={classes.meta}>
          <span>{product.sku}</span>
          <PriceText price={product.price} />
          <span data-low={product.availability === 'inStock' ? undefined : true}>
            {product.availability && optionLabel('availability', product.availability)}
          </span>
        </span>
        {children}
      </span>
    </span>
  )
}
