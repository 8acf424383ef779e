import type { Count, CsvOptions, ListQuery } from '@captain/content-core'
import { formatBytes, formatNumber, type Locale } from '@captain/locale'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Modal, Radio } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useLabels } from '../../../labels.ts'
import { isPersonal, isPersonalColumn } from './is-personal.ts'
import classes from './export-dialog.module.css'
import { nonPersonalColumns, exportColumns } from './export-columns.ts'
import { useExportCsv } from './use-export-csv.ts'

type SaveDialogProps = {
  readonly query: ListQuery
  readonly count: Count | null
  readonly columns: readonly string[]
  readonly onClose: () => void
}

const HowMany = ({ count }: { readonly count: Count | null }) => {
  if (count === null) return <Trans>いまの検索と絞り込みに合う記録を、一覧と同じ並びで保存します。</Trans>
  const shown = formatNumber(count.value)
  return count.capped ? (
    <Trans>いまの検索と絞り込みに合う{shown}件以上の記録を、一覧と同じ並びで保存します。</Trans>
  ) : (
    <Trans>いまの検索と絞り込みに合う{shown}件の記録を、一覧と同じ並びで保存します。</Trans>
  )
}

type Encoding = NonNullable<CsvOptions['encoding']>

const EncodingChoice = ({ encoding, onChange }: { readonly encoding: Encoding; readonly onChange: (encoding: Encoding) => void }) => {
  const { t } = useLingui()
  return (
    <Radio.Group label={t`文字コード`} value={encoding} onChange={(value) => onChange(value === 'shift_jis' ? value : 'utf-8')}>
      <div className={classes.choices}>
        <Radio value="utf-8" label={t`UTF-8（おすすめ）`} description={t`いまのExcelやGoogleスプレッドシートで開けます。`} />
        <Radio value="shift_jis" label="Shift_JIS" description={t`古いソフトで文字化けするときに選びます。`} />
      </div>
    </Radio.Group>
  )
}

/** Asks for the options of a CSV export, and runs it. */
export const ExportDialog = ({ query, count, columns, onClose }: SaveDialogProps) => {
  const { t } = useLingui()
  const { contentType, locale: own, tenant } = useContent()
  const { typePlural: typeName } = useLabels()
  const csv = useExportCsv(query)
  const [which, setWhich] = useState<'shown' | 'all'>('shown')
  const [encoding, setEncoding] = useState<Encoding>('utf-8')
  const [locale, setLocale] = useState<Locale>(own)
  const [takesPersonal, setTakesPersonal] = useState(false)
  const site = tenant.names[own]
  const bytes = formatBytes(own, csv.received ?? 0)
  const wanted = which === 'all' ? Object.keys(contentType.fields) : exportColumns(contentType, columns)
  const hasPersonal = wanted.some((name) => isPersonalColumn(contentType, name))
  const columnsFor = (): 'all' | readonly string[] => {
    if (which === 'all') return hasPersonal && !takesPersonal ? nonPersonalColumns(contentType) : 'all'
    return takesPersonal ? wanted : wanted.filter((name) => !isPersonalColumn(contentType, name))
  }
  const save = async () => {
    if (await csv.save({ columns: columnsFor(), encoding, locale })) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t`${site}の「${typeName}」をCSVで保存`} withCloseButton={false} size={480}>
      <RestoreFocus />
      <div className={classes.root}>
        <p className={classes.text}>
          <HowMany count={count} />
        </p>
        <Radio.Group label={t`列`} value={which} onChange={(value) => setWhich(value === 'all' ? 'all' : 'shown')}>
          <div className={classes.choices}>
            <Radio value="shown" label={t`表示中の列`} data-autofocus />
            <Radio value="all" label={t`すべての列`} description={t`IDも入ります。直したファイルを、そのまま取り込めます。`} />
          </div>
        </Radio.Group>
        <EncodingChoice encoding={encoding} onChange={setEncoding} />
        <Radio.Group label={t`見出しと値の言語`} value={locale} onChange={(value) => setLocale(value === 'en' ? 'en' : 'ja')}>
          <div className={classes.side}>
            <Radio value="ja" label={<span lang="ja">日本語</span>} />
            <Radio value="en" label={<span lang="en">English</span>} />
          </div>
        </Radio.Group>
        {hasPersonal && (
          <Checkbox
            label={t`個人情報の列も保存する`}
            description={t`お名前や連絡先などの列です。必要なときだけ選んでください。`}
            checked={takesPersonal}
            onChange={(event) => setTakesPersonal(event.currentTarget.checked)}
          />
        )}
        {isPersonal(contentType) && (takesPersonal || !hasPersonal) && (
          <p className={classes.notice}>
            <IconShieldLock size={18} aria-hidden />
            <Trans>個人情報を含むファイルです。だれがいつ保存したかが記録されます。取り扱いにご注意ください。</Trans>
          </p>
        )}
        {csv.failure !== null && (
          <p className={classes.failure} role="alert">
            {csv.failure}
          </p>
        )}
        <div className={classes.buttons}>
          {csv.received !== null && csv.received > 0 && (
            <span className={classes.progress} role="status">
              <Trans>{bytes}を受信しました</Trans>
            </span>
          )}
          <Button variant="default" onClick={csv.received === null ? onClose : csv.stop}>
            {csv.received === null ? <Trans>キャンセル</Trans> : <Trans>中止する</Trans>}
          </Button>
          <Button loading={csv.received !== null} onClick={() => void save()}>
            <Trans>保存する</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  )
}
