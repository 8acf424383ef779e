import type { Count, ListQuery } from '@captain/content-core'
import { lazyPart } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileSpreadsheet, IconTableExport, IconTableImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { csvPermissions } from './csv-permissions.ts'

// Rarely used, and not small.
const ExportDialog = lazyPart(async () => (await import('./export/load-dialog.ts')).ExportDialog, { isOverlay: true })
const ImportDialog = lazyPart(async () => (await import('./import/load-dialog.ts')).ImportDialog, { isOverlay: true })

type CsvMenuProps = {
  readonly query: ListQuery
  readonly count: Count | null
  /** Names of the visible columns, the title first. */
  readonly columns: readonly string[]
  readonly inTrash: boolean
}

/** Import and export of a list, as far as the role allows. */
export const CsvMenu = ({ query, count, columns, inTrash }: CsvMenuProps) => {
  const { contentType, role } = useContent()
  const [open, setOpen] = useState<'export' | 'import' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const may = csvPermissions(contentType, role)
  const canImport = may.import && !inTrash
  if (!may.export && !canImport) return null
  const close = () => {
    setOpen(null)
    button.current?.focus()
  }
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} />}
            rightSection={<IconChevronDown size={14} />}
            px={10}
          >
            CSV
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {may.export && (
            <Menu.Item leftSection={<IconTableExport size={16} />} onClick={() => setOpen('export')}>
              <Trans>CSVで保存…</Trans>
            </Menu.Item>
          )}
          {canImport && (
            <Menu.Item leftSection={<IconTableImport size={16} />} onClick={() => setOpen('import')}>
              <Trans>CSVから取り込む…</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'export' && <ExportDialog query={query} count={count} columns={columns} onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </>
  )
}
