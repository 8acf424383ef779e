import { keepToastsAbove } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import classes from './sheet-bar.module.css'
import type { MonthSheet } from './use-month-sheet.ts'

const showDay = (date: string | undefined) => {
  const day = document.querySelector<HTMLElement>(`[data-day="${date ?? ''}"]`)
  day?.focus()
  day?.scrollIntoView({ block: 'center' })
}

/** The number of edits, their errors, and one save for all. */
export const SheetBar = ({ sheet }: { readonly sheet: MonthSheet }) => {
  const { t } = useLingui()
  if (sheet.count === 0) return null
  const wrong = sheet.wrongDays.length
  const problem = sheet.failure?.text ?? (wrong > 0 ? t`${{ days: wrong }}日分の入力を確認してください` : null)
  return (
    <div ref={keepToastsAbove} className={classes.root} role="region" aria-label={t`${{ days: sheet.count }}日分の変更`}>
      <span className={classes.count} role="status">
        {t`${{ days: sheet.count }}日分の変更`}
      </span>
      {problem !== null && (
        <span className={classes.failure} role="alert">
          {problem}
          {sheet.failure?.isStale === true && (
            <Button size="compact-sm" variant="default" onClick={() => void sheet.reload()}>
              {t`最新を読み込む`}
            </Button>
          )}
          {wrong > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => showDay(sheet.wrongDays[0])}>
              {t`該当の日を見る`}
            </Button>
          )}
        </span>
      )}
      <Button variant="default" onClick={sheet.discard} disabled={sheet.isSaving}>
        {t`変更を取り消す`}
      </Button>
      <Button loading={sheet.isSaving} disabled={!sheet.maySave} onClick={() => void sheet.save()}>
        {t`保存`}
      </Button>
    </div>
  )
}
