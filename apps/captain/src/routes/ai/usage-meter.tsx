import type { AiOverview } from '@captain/ai-core'
import { formatDate, formatNumber } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@mantine/core'
import classes from './ai.module.css'

type Count = AiOverview['usage']

const Meter = ({ count: { used, limit }, label }: { readonly count: Count; readonly label: string }) => {
  const isOver = used >= limit
  const [usedText, limitText] = [formatNumber(used), formatNumber(limit)]
  return (
    <>
      <div className={classes.usageLine}>
        <span>{label}</span>
        <span>
          <Trans>
            {usedText} / {limitText}枚
          </Trans>
        </span>
      </div>
      <Progress
        value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
        color={isOver ? 'var(--captain-danger)' : 'var(--captain-ink-muted)'}
        size={6}
        aria-label={label}
      />
    </>
  )
}

/** The used monthly quota of the account, and the shared quota if the operator has set a limit. */
export const UsageMeter = ({ overview: { usage, installation, resetsOn } }: { readonly overview: AiOverview }) => {
  const { t } = useLingui()
  const isOver = usage.used >= usage.limit || (installation !== null && installation.used >= installation.limit)
  const day = formatDate(resetsOn)
  return (
    <div className={classes.usage}>
      <Meter count={usage} label={t`今月の画像生成`} />
      {installation !== null && <Meter count={installation} label={t`全員の合計`} />}
      {isOver && (
        <p className={classes.failure}>
          <Trans>今月の上限に達しました。{day}から、また使えます。</Trans>
        </p>
      )}
    </div>
  )
}
