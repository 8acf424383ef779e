import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { isStringArray } from '@captain/validation'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../../form/form-context.ts'
import type { InputProps } from '../input-definition.ts'
import { RecordLine } from '../reference/record-line.tsx'
import { RecordPicker } from '../reference/record-picker.tsx'
import { movedRow } from '../../sortable/moved-row.ts'
import { SortableRows } from '../sortable-rows.tsx'

/** Several records of another type, in the order that users set. */
export const ReferencesInput = ({ field, value, onChange, id, labelledBy, describedBy }: InputProps<'references'>) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { known, recordId } = useForm()
  const ids = isStringArray(value) ? value : []
  const nameOf = (position: number) => {
    const title = known.record(ids[position] ?? '')?.title
    const place = position + 1
    return title?.[locale] ?? title?.ja ?? t`${place}番目`
  }
  return (
    <div>
      {ids.length > 0 && (
        <SortableRows
          ids={ids}
          nameOf={nameOf}
          onMove={(from, to) => onChange(movedRow(ids, from, to))}
          onRemove={(position) => onChange(ids.filter((_, index) => index !== position))}
        >
          {(reference) => <RecordLine record={known.record(reference)} />}
        </SortableRows>
      )}
      <RecordPicker
        to={field.config.to}
        without={recordId === null ? ids : [...ids, recordId]}
        onPick={(record) => {
          known.addRecord(record)
          onChange([...ids, record.id])
        }}
      >
        {(opened, toggle) => (
          <Button
            id={id}
            mt={ids.length > 0 ? 8 : 0}
            variant="default"
            leftSection={<IconPlus size={15} />}
            aria-labelledby={`${labelledBy} ${id}`}
            aria-describedby={describedBy}
            aria-expanded={opened}
            onClick={toggle}
          >
            <Trans>追加</Trans>
          </Button>
        )}
      </RecordPicker>
    </div>
  )
}
