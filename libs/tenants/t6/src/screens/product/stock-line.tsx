import { formatNumber } from '@captain/locale'
import { ActionIcon, Input } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useWords } from '../use-words.ts'
import classes from './stock.module.css'
import type { TypedLine } from './use-stock-form.ts'

type StockLineRowProps = { readonly line: TypedLine; readonly isFirst: boolean; readonly onType: (text: string) => void }

/** How many pieces there are under one code, one less, one more, or exactly so many. */
export const StockLineRow = ({ line: { sku, label, count, text, wanted, issue }, isFirst, onType }: StockLineRowProps) => {
  const { stock: words } = useWords()
  const name = label ?? words.whole
  const said = (number: number) => formatNumber(number)
  const step = (by: 1 | -1) => onType(String(Math.max(0, (wanted ?? count) + by)))
  const change = (wanted ?? count) - count
  const by = `${change > 0 ? '+' : '−'}${said(Math.abs(change))}`
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.meta}>
          <span>{sku}</span>
          <span>{words.now(said(count))}</span>
        </span>
      </span>
      <span className={classes.steps}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={words.fewer(name)}
          // Stays where the focus is when nothing is left.
          {...(wanted === 0 ? { 'aria-disabled': true, 'data-disabled': true } : { onClick: () => step(-1) })}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <Input
          className={classes.number}
          inputMode="numeric"
          aria-label={words.exact(name)}
          value={text}
          error={issue !== null}
          withAria={false}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? undefined : `${sku}-issue`}
          data-autofocus={isFirst || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <ActionIcon variant="default" size={36} aria-label={words.more(name)} onClick={() => step(1)}>
          <IconPlus size={16} />
        </ActionIcon>
      </span>
      <output className={classes.becomes} data-changed={change !== 0 || undefined}>
        {change === 0 ? words.same : words.becomes(said(count), said(count + change), by)}
      </output>
      {issue !== null && (
        <p className={classes.issue} id={`${sku}-issue`} role="alert">
          {issue}
        </p>
      )}
    </li>
  )
}
