import { Button } from '@mantine/core'
import { useWords } from '../use-words.ts'
import classes from './sheet-bar.module.css'
import type { MonthSheet } from './use-month-sheet.ts'

const showDay = (date: string | undefined) => {
  const day = document.querySelector<HTMLElement>(`[data-day="${date ?? ''}"]`)
  day?.focus()
  day?.scrollIntoView({ block: 'center' })
}

/** How much has been entered, what is wrong with it, and the one save of it all. */
export const SheetBar = ({ sheet }: { readonly sheet: MonthSheet }) => {
  const { sheet: words } = useWords()
  if (sheet.count === 0) return null
  const wrong = sheet.wrongDays.length
  const problem = sheet.failure?.text ?? (wrong > 0 ? words.wrong(wrong) : null)
  return (
    <div className={classes.root} role="region" aria-label={words.unsaved(sheet.count)}>
      <span className={classes.count} role="status">
        {words.unsaved(sheet.count)}
      </span>
      {problem !== null && (
        <span className={classes.failure} role="alert">
          {problem}
          {sheet.failure?.isStale === true && (
            <Button size="compact-sm" variant="default" onClick={() => void sheet.reload()}>
              {words.reload}
            </Button>
          )}
          {wrong > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => showDay(sheet.wrongDays[0])}>
              {words.showWrong}
            </Button>
          )}
        </span>
      )}
      <Button variant="default" onClick={sheet.discard} disabled={sheet.isSaving}>
        {words.discard}
      </Button>
      <Button loading={sheet.isSaving} disabled={!sheet.maySave} onClick={() => void sheet.save()}>
        {words.save}
      </Button>
    </div>
  )
}
