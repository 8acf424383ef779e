import { useLingui } from '@lingui/react/macro'
import classes from './state-dot.module.css'

export type StateName = 'draft' | 'published' | 'scheduled' | 'expired' | 'archived' | 'on' | 'off'

const useStateWord = (state: StateName) => {
  const { t } = useLingui()
  switch (state) {
    case 'draft':
      return t`下書き`
    case 'published':
      return t`公開`
    case 'scheduled':
      return t`予約`
    case 'expired':
      return t`終了`
    case 'archived':
      return t`保管`
    case 'on':
      return t`公開中`
    case 'off':
      return t`非公開`
  }
}

/** The state of a record: a dot whose shape differs as well as its colour, and the word. `label` replaces the word, never removes it. */
export const StateDot = ({ state, label }: { readonly state: StateName; readonly label?: string }) => {
  const word = useStateWord(state)
  return (
    <span className={classes.root} data-state={state}>
      <span className={classes.dot} aria-hidden />
      {label ?? word}
    </span>
  )
}
