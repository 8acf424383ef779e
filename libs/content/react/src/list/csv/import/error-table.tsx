import { foldText, type ImportPlan, type ImportPreview, type ImportUpload, type RowIssue } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useLabels } from '../../../labels.ts'
import { downloadFile } from '../download-file.ts'
import { columnOfIssue, CorrectionCell, textOfIssue } from './correction-cell.tsx'
import classes from './error-table.module.css'
import { csvFile } from './error-csv.ts'
import type { ImportFlow } from './use-import.ts'

type ErrorTableProps = Pick<ImportFlow, 'correct'> & {
  readonly start: ImportUpload
  readonly plan: ImportPlan
  readonly check: ImportPreview
}

const NAME_ENDING = /\.[^.]+$/

type ErrorRowProps = Pick<ErrorTableProps, 'plan' | 'correct'> & { readonly issue: RowIssue; readonly label: string }

/** A problem, with the cell that causes it. */
const ErrorRow = ({ issue, label, plan, correct }: ErrorRowProps) => {
  const { t } = useLingui()
  const { row, message } = issue
  const column = columnOfIssue(plan, issue)
  return (
    <tr>
      <th scope="row">{t`${row}行目`}</th>
      <td>{label}</td>
      <td>{message}</td>
      <td className={classes.value}>
        {column !== null && (
          <CorrectionCell
            issue={issue}
            label={label}
            text={textOfIssue(plan, issue, column)}
            onCorrect={(text) => correct({ row, column, text })}
          />
        )}
      </td>
    </tr>
  )
}

/** Problems by row, numbered as in spreadsheets. */
export const ErrorTable = ({ start, plan, check, correct }: ErrorTableProps) => {
  const { t } = useLingui()
  const { fieldLabel } = useLabels()
  const [wanted, setWanted] = useState('')
  const labelOf = ({ path }: RowIssue): string => {
    if (path === '') return ''
    return start.targets.find((target) => target.path === path)?.label ?? fieldLabel(path.split('.')[0] ?? '')
  }
  const lines = check.errors.map((issue) => ({ issue, label: labelOf(issue) }))
  const folded = foldText(wanted)
  const shown =
    folded === ''
      ? lines
      : lines.filter(({ issue, label }) => String(issue.row) === folded || foldText(`${label} ${issue.message}`).includes(folded))
  const total = formatNumber(check.errors.length)
  const isCut = new Set(check.errors.map(({ row }) => row)).size < check.invalid
  const base = start.fileName.replace(NAME_ENDING, '')
  const downloadErrors = () =>
    downloadFile(
      csvFile([
        [t`行`, t`項目`, t`内容`, t`値`],
        ...lines.map(({ issue, label }) => [String(issue.row), label, issue.message, issue.value ?? '']),
      ]),
      t`${base}のエラー.csv`,
    )
  return (
    <section className={classes.root} aria-label={t`エラー`}>
      <div className={classes.head}>
        <TextInput
          size="xs"
          label={t`エラーを絞り込む`}
          description={t`行番号、項目名、内容で絞り込めます。`}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <Button variant="default" size="xs" leftSection={<IconDownload size={14} />} onClick={downloadErrors}>
          <Trans>エラーをCSVで保存</Trans>
        </Button>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.box} tabIndex={0} role="group" aria-label={t`エラーの一覧`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>行</Trans>
              </th>
              <th scope="col">
                <Trans>項目</Trans>
              </th>
              <th scope="col">
                <Trans>内容</Trans>
              </th>
              <th scope="col">
                <Trans>値</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ issue, label }) => (
              <ErrorRow key={`${issue.row}-${issue.path}-${issue.rule}-${issue.message}`} {...{ issue, label, plan, correct }} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className={classes.none}>
            <Trans>条件に合うエラーはありません。</Trans>
          </p>
        )}
      </div>
      {isCut && (
        <p className={classes.none}>
          <Trans>最初の{total}個までを表示しています。</Trans>
        </p>
      )}
    </section>
  )
}
