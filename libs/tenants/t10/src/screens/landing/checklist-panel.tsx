import { useContent, useContentCache, useFailureText, useTenant } from '@captain/content-react'
import { updateOnLatest } from '@captain/content-react/list'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Progress } from '@mantine/core'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import { namesOf, ticked, type RowName } from './checklist-rows.ts'
import classes from './panels.module.css'
import type { Landing } from './use-landing.ts'

type Row = Landing['checklist'][number]

const useTicking = (record: Landing) => {
  const { t } = useLingui()
  const { client } = useTenant(tenant)
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  // Based on the newest list: a colleague may have changed it concurrently.
  const tick = async (row: RowName, checked: boolean) => {
    setRows((shown) => ticked(shown ?? record.checklist, row, checked))
    try {
      const saved = await updateOnLatest(client.landing, record, (latest) => ({ checklist: ticked(latest.checklist, row, checked) }))
      await cache.saved(saved)
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`「${{ text: row.text }}」を更新できませんでした`, detail: describe(error) })
    } finally {
      setRows(null)
    }
  }
  return { rows: rows ?? record.checklist, tick }
}

/** Tasks before the opening; editors tick them off here. */
export const ChecklistPanel = ({ record }: { readonly record: Landing }) => {
  const { t } = useLingui()
  const { canWrite } = useContent()
  const { rows, tick } = useTicking(record)
  const names = namesOf(rows)
  const done = rows.filter(({ checked }) => checked).length
  const isAll = rows.length > 0 && done === rows.length
  return (
    <section className={classes.panel} aria-labelledby="preparation-title">
      <h2 className={classes.title} id="preparation-title">
        {t`準備チェックリスト`}
        {rows.length > 0 && (
          <span className={classes.name} aria-hidden>
            {done}/{rows.length}
          </span>
        )}
      </h2>
      {rows.length === 0 ? (
        <p className={classes.help}>{t`準備することを登録すると、ここで進み具合を確かめられます。`}</p>
      ) : (
        <>
          <Progress.Root size={6} radius={3}>
            <Progress.Section
              className={classes.progress}
              value={(done / rows.length) * 100}
              aria-label={t`準備チェックリスト`}
              aria-valuetext={t`${{ all: rows.length }}件中${done}件が済みました`}
            />
          </Progress.Root>
          <ul className={classes.rows}>
            {names.map((name, place) => (
              <li key={`${name.text} ${name.above}`} data-done={rows[place]?.checked}>
                <Checkbox
                  label={name.text}
                  checked={rows[place]?.checked}
                  disabled={!canWrite}
                  onChange={(event) => void tick(name, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
          <p className={classes.help} role="status">
            {isAll ? t`準備がすべて済みました。` : t`${{ all: rows.length }}件中${done}件が済みました`}
          </p>
        </>
      )}
    </section>
  )
}
