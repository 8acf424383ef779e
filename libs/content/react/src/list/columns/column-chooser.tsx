import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useContent } from '../../content-context.tsx'
import { movedRow } from '../../sortable/moved-row.ts'
import { SortableItem, SortableList } from '../../sortable/sortable-list.tsx'
import { useAllColumns } from '../list-columns.ts'
import { useListPreferences } from '../list-preferences.ts'
import type { ListState } from '../list-state.ts'
import type { ChangeList } from '../use-list-state.ts'
import { choosableColumns, declaredColumns } from './choosable-columns.ts'
import classes from './column-chooser.module.css'

type ColumnChooserProps = { readonly state: ListState; readonly change: ChangeList }

/**
 * Selects the columns of a list and their order. The choice is stored for the user, and in the URL if it differs from the declaration, so
 * that links show the same.
 */
export const ColumnChooser = ({ state, change }: ColumnChooserProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const [{ columns: remembered }, setPreferences] = useListPreferences()
  const columns = useAllColumns(false)
  const declared = declaredColumns(contentType)
  const shown = (state.columns ?? remembered ?? declared).filter((name) => columns.has(name))
  const hidden = choosableColumns(contentType).filter((name) => columns.has(name) && !shown.includes(name))
  const labelOf = (name: string) => columns.get(name)?.label ?? name
  const isUsual = shown.join() === declared.join()

  const choose = (next: readonly string[]) => {
    const isDeclared = next.join() === declared.join()
    setPreferences((now) => ({ ...now, columns: isDeclared ? null : next }))
    change({ columns: isDeclared ? null : next }, { replace: true })
  }
  const tick = (name: string, isShown: boolean) => (
    <Checkbox
      size="xs"
      label={labelOf(name)}
      checked={isShown}
      disabled={isShown && shown.length === 1}
      onChange={() => choose(isShown ? shown.filter((one) => one !== name) : [...shown, name])}
    />
  )
  return (
    <fieldset className={classes.root} data-part="columns">
      <legend className={classes.legend}>
        <Trans>表示する列</Trans>
      </legend>
      <div className={classes.columns}>
        <SortableList label={t`表示する列の順番`} ids={shown} nameOf={labelOf} onMove={(from, to) => choose(movedRow(shown, from, to))}>
          {shown.map((name) => (
            <SortableItem key={name} id={name}>
              {tick(name, true)}
            </SortableItem>
          ))}
        </SortableList>
        {hidden.length > 0 && (
          <ul className={classes.hidden} aria-label={t`表示しない列`}>
            {hidden.map((name) => (
              <li key={name}>{tick(name, false)}</li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="subtle" size="compact-xs" className={classes.reset} disabled={isUsual} onClick={() => choose(declared)}>
        <Trans>標準の列に戻す</Trans>
      </Button>
    </fieldset>
  )
}
