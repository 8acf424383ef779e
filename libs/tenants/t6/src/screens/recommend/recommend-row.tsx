import type { IncludedMedia } from '@captain/content-core'
import { useContent, useTenant } from '@captain/content-react'
import { formatDate, localizedText } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Switch } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { nameOf, ProductLine } from './product-line.tsx'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'
import type { ListedProduct, Recommended } from './recommend-types.ts'
import { RowEditor } from './row-editor.tsx'
import type { RecommendActions } from './use-recommend-actions.ts'

type RowProps = {
  readonly record: Recommended
  readonly product: ListedProduct | undefined
  readonly media: Readonly<Record<string, IncludedMedia>>
  readonly actions: RecommendActions
}

const Warning = ({ text }: { readonly text: string }) => (
  <span className={classes.warning}>
    <IconAlertTriangle size={14} aria-hidden />
    {text}
  </span>
)

/** Returns the most important reason why visitors don't see it. */
const useWarnings = ({ record, product }: Pick<RowProps, 'record' | 'product'>): readonly string[] => {
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels.product
  return [
    ...(product?.saleState === 'hidden' ? [t`商品が非公開です`] : []),
    ...(product?.saleState === 'soldOut' ? [t`在庫切れです`] : []),
    ...(product?.saleState === 'before' || product?.saleState === 'ended' ? [optionLabel('saleState', product.saleState)] : []),
    ...(record.isShown === false ? [t`表示期間外`] : []),
  ]
}

const periodText = ({ showFrom, showUntil }: Recommended): string | null =>
  showFrom === null && showUntil === null
    ? null
    : `${showFrom === null ? '' : formatDate(showFrom)} – ${showUntil === null ? '' : formatDate(showUntil)}`

/** One recommendation: the product, why it is hidden, comment and period, and the row's actions. */
export const RecommendRow = ({ record, product, media, actions }: RowProps) => {
  const { canWrite, locale } = useContent()
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const warnings = useWarnings({ record, product })
  const name = product === undefined ? (record.productName?.ja ?? '') : nameOf(product, locale)
  const comment = localizedText(record.comment, locale)
  const period = periodText(record)
  return (
    <>
      <span className={classes.line}>
        {product === undefined ? <span className={classes.name}>{name}</span> : <ProductLine product={product} media={media} />}
        <span className={classes.notes}>
          {warnings.map((text) => (
            <Warning key={text} text={text} />
          ))}
          {comment !== null && <span>{comment}</span>}
          {period !== null && <span className={classes.period}>{period}</span>}
        </span>
        {canWrite && (
          <span className={classes.acts}>
            <Switch
              aria-label={t`${name}を公開する`}
              checked={record.isPublished}
              onChange={(event) => void actions.publish(record, event.currentTarget.checked)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t`${name}のひとことと期間を編集`}
              aria-expanded={isEditing}
              onClick={() => setEditing(!isEditing)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label={t`${name}を外す`} onClick={() => void actions.remove(record, name)}>
              <IconX size={16} />
            </ActionIcon>
          </span>
        )}
      </span>
      {isEditing && <RowEditor key={record.lockVersion} record={record} onDone={() => setEditing(false)} onSaved={actions.refresh} />}
    </>
  )
}
