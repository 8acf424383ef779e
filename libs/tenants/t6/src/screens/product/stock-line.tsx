import { formatNumber } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Input } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './stock.module.css'
import type { TypedLine } from './use-stock-form.ts'

type StockLineRowProps = { readonly line: TypedLine; readonly isFirst: boolean; readonly onType: (text: string) => void }

/** Changes the pieces of one code: one less, one more, or an exact number. */
export const StockLineRow = ({ line: { sku, label, count, text, wanted, issue }, isFirst, onType }: StockLineRowProps) => {
  const { t } = useLingui()
  const name = label ?? t`在庫`
  const toText = (number: number) => formatNumber(number)
  const step = (by: 1 | -1) => onType(String(Math.max(0, (wanted ?? count) + by)))
  const change = (wanted ?? count) - count
  const by = `${change > 0 ? '+' : '−'}${toText(Math.abs(change))}`
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.meta}>
          <span>{sku}</span>
          <span>{t`いま${{ count: toText(count) }}個`}</span>
        </span>
      </span>
      <span className={classes.steps}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`${{ line: name }}を1減らす`}
          // Keeps the focus when no pieces are left.
          {...(wanted === 0 ? { 'aria-disabled': true, 'data-disabled': true } : { onClick: () => step(-1) })}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <Input
          className={classes.number}
          inputMode="numeric"
          aria-label={t`${{ line: name }}の新しい在庫数`}
          value={text}
          error={issue !== null}
          withAria={false}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? undefined : `${sku}-issue`}
          data-autofocus={isFirst || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <ActionIcon variant="default" size={36} aria-label={t`${{ line: name }}を1増やす`} onClick={() => step(1)}>
          <IconPlus size={16} />
        </ActionIcon>
      </span>
      <output className={classes.becomes} data-changed={change !== 0 || undefined}>
        {change === 0
          ? t({ message: '変更なし', context: '在庫の増減' })
          : t`${{ from: toText(count) }}個 → ${{ to: toText(count + change) }}個（${by}）`}
      </output>
      {issue !== null && (
        <p className={classes.issue} id={`${sku}-issue`} role="alert">
          {issue}
        </p>
      )}
    </li>
  )
}
