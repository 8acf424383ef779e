import { nestedFields } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { FieldRow } from '../../form/fields/field-row.tsx'
import { useForm } from '../../form/form-context.ts'
import type { InputProps } from '../input-definition.ts'
import { SortableRows } from '../sortable-rows.tsx'
import { useRows } from './use-rows.ts'
import classes from './input.module.css'

/** Rows with the same fields: users add, reorder and remove them, and can undo a removal. */
export const ListInput = ({ field, words, path, value, onChange, id, labelledBy, describedBy }: InputProps<'list'>) => {
  const { t } = useLingui()
  const { values } = useForm()
  const host = useRef<HTMLDivElement>(null)
  const fields = nestedFields(field) ?? {}
  const { keys, removed, add, move, remove, undo } = useRows(fields, value, () => values.get(path), onChange)
  const { max } = field.config
  const roomId = `${id}-room`
  const nameOf = (position: number) => {
    const place = position + 1
    return t`${place}行目`
  }
  const addAndFocus = () => {
    add()
    requestAnimationFrame(() => host.current?.querySelector<HTMLElement>('li:last-of-type input, li:last-of-type textarea')?.focus())
  }
  return (
    <div ref={host}>
      {keys.length > 0 && (
        <SortableRows ids={keys} onMove={move} onRemove={remove} nameOf={nameOf}>
          {(_key, position) => (
            <div className={classes.row}>
              {Object.entries(fields).map(([name, inner]) => (
                <FieldRow key={name} field={inner} path={`${path}.${position}.${name}`} words={words.fields?.[name] ?? { label: name }} />
              ))}
            </div>
          )}
        </SortableRows>
      )}
      <div className={classes.acts}>
        <Button
          id={id}
          variant="default"
          leftSection={<IconPlus size={15} />}
          disabled={keys.length >= max}
          aria-labelledby={`${labelledBy} ${id}`}
          aria-describedby={describedBy === undefined ? roomId : `${describedBy} ${roomId}`}
          onClick={addAndFocus}
        >
          <Trans>行を追加</Trans>
        </Button>
        {removed !== null && (
          <Button variant="subtle" leftSection={<IconArrowBackUp size={15} />} onClick={undo}>
            <Trans>取り除いた行を元に戻す</Trans>
          </Button>
        )}
        <span className={classes.count} id={roomId}>
          {keys.length >= max ? <Trans>上限の{max}行まで入力しました。</Trans> : <Trans>{max}行まで</Trans>}
        </span>
      </div>
    </div>
  )
}
