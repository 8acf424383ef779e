import { contentTypeOf, type IncludedRecord, type ReferenceConfig } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Combobox, Loader, useCombobox } from '@mantine/core'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { useHref } from '../../form/use-href.ts'
import { useLabels } from '../../labels.ts'
import { isCreatableBy } from './creatable.ts'
import { CreateDialog } from './create-dialog.tsx'
import { RecordLine } from './record-line.tsx'
import { toIncluded } from './to-included.ts'
import { useFoundRecords } from './use-found-records.ts'
import classes from './record-picker.module.css'

type RecordPickerProps = {
  /** Content type of the records. */
  readonly to: string
  readonly filterOptions?: ReferenceConfig['filterOptions']
  /** Records that are already chosen and therefore not offered. */
  readonly without?: readonly string[]
  readonly onPick: (record: IncludedRecord) => void
  /** The control that opens the search. */
  readonly children: (opened: boolean, toggle: () => void) => ReactNode
}

const focusAtOnce = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })

const NothingFound = ({ hasFailed, isSearch }: { readonly hasFailed: boolean; readonly isSearch: boolean }) => (
  <p className={classes.none}>
    {hasFailed ? (
      <Trans>読み込めませんでした。</Trans>
    ) : isSearch ? (
      <Trans>一致するものはありません。</Trans>
    ) : (
      <Trans>選べるものがありません。</Trans>
    )}
  </p>
)

/** Offers to create a record of the searched type: here, or in another tab. */
const CreateFooter = ({ to, onCreate }: { readonly to: string; readonly onCreate: () => void }) => {
  const { tenant } = useContent()
  const { typeName } = useLabels(to)
  const href = useHref()
  const type = contentTypeOf(tenant, to)
  return (
    <Combobox.Footer className={classes.footer}>
      <button type="button" className={classes.create} onClick={onCreate}>
        <Trans>{typeName}を作成</Trans>
        <IconPlus size={14} aria-hidden />
      </button>
      {type !== null && (
        <a className={classes.create} href={href(untypedPath(tenant, type, 'new'))} target="_blank" rel="noreferrer">
          <Trans>{typeName}を別のタブで作成</Trans>
          <IconExternalLink size={14} aria-hidden />
        </a>
      )}
    </Combobox.Footer>
  )
}

/** Searches the records of another type and selects one. If the type allows it, users can create one here or in another tab. */
export const RecordPicker = ({ to, filterOptions = null, without = [], onPick, children }: RecordPickerProps) => {
  const { t } = useLingui()
  const { tenant, role } = useContent()
  const [making, setMaking] = useState<string | null>(null)
  const { typeName } = useLabels(to)
  const [words, setWords] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      setWords('')
    },
  })
  const found = useFoundRecords({ to, filterOptions }, words, combobox.dropdownOpened)
  const offered = found.records.filter((record) => !without.includes(record.id))
  const type = contentTypeOf(tenant, to)
  const pick = (id: string) => {
    const record = offered.find((candidate) => candidate.id === id)
    if (record !== undefined) onPick(record)
    combobox.closeDropdown()
  }
  return (
    <>
      <Combobox store={combobox} keepMounted={false} onOptionSubmit={pick} position="bottom-start" width="target">
        <Combobox.Target targetType="button">{children(combobox.dropdownOpened, () => combobox.toggleDropdown())}</Combobox.Target>
        <Combobox.Dropdown className={classes.dropdown}>
          <Combobox.Search
            ref={focusAtOnce}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (isComposing(event)) event.stopPropagation()
            }}
            aria-label={t`${typeName}を検索`}
            rightSection={found.isLoading ? <Loader size={14} /> : null}
          />
          <Combobox.Options className={classes.options} aria-label={typeName}>
            {offered.map((record) => (
              <Combobox.Option key={record.id} value={record.id}>
                <RecordLine record={record} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {/* Next to the list: a list contains only options. */}
          <div role="status">
            {offered.length === 0 && !found.isLoading && <NothingFound hasFailed={found.failed} isSearch={words !== ''} />}
          </div>
          {found.hasMore && (
            <p className={classes.more}>
              <Trans>ほかにもあります。言葉を入れて絞り込んでください。</Trans>
            </p>
          )}
          {isCreatableBy(type, role) && (
            <CreateFooter
              to={to}
              onCreate={() => {
                setMaking(words)
                combobox.closeDropdown()
              }}
            />
          )}
        </Combobox.Dropdown>
      </Combobox>
      {making !== null && type !== null && (
        <CreateDialog
          type={type}
          name={making}
          onClose={() => setMaking(null)}
          onCreated={(record) => {
            setMaking(null)
            onPick(toIncluded(type, record, record.included))
          }}
        />
      )}
    </>
  )
}
