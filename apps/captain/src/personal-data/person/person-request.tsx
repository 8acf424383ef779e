import type { DisclosureFormat, FoundRecord, PersonSearch } from '@captain/content-core'
import { EmptyState, useToasts } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useFailureText } from '../../integrations/use-failure-text.ts'
import { usePersonalData } from '../personal-data-context.ts'
import { saveFile } from '../reads/save-file.ts'
import { ErasureDialog } from './erasure-dialog.tsx'
import { FoundItem } from './found-item.tsx'
import classes from './person.module.css'

const FILE_TYPES = { html: 'text/html', json: 'application/json' } as const satisfies Readonly<Record<DisclosureFormat, string>>

type FoundProps = { readonly query: string; readonly search: PersonSearch; readonly onErased: () => void }

const Found = ({ query, search: { items, isComplete }, onErased }: FoundProps) => {
  const { t } = useLingui()
  const { person, locale } = usePersonalData()
  const toasts = useToasts()
  const describe = useFailureText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(items.map(({ id }) => id)))
  const [running, setRunning] = useState<DisclosureFormat | null>(null)
  const [isErasing, setErasing] = useState(false)
  const records = items.filter(({ id }) => chosen.has(id))
  const choose = ({ id }: FoundRecord, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  const disclose = async (format: DisclosureFormat) => {
    setRunning(format)
    try {
      const file = await person.disclose(records, format, locale)
      saveFile(new Blob([file], { type: FILE_TYPES[format] }), `personal-data.${format}`)
      toasts.success({ summary: t`開示用のファイルを保存しました`, detail: t`開示したことは監査ログに残ります。` })
    } catch (failure) {
      toasts.error({ summary: t`開示用のファイルを作成できませんでした`, detail: describe(failure) })
    }
    setRunning(null)
  }
  if (items.length === 0) {
    return (
      <EmptyState kind="no-match" title={<Trans>当てはまる記録はありません</Trans>}>
        <Trans>別のメールアドレス、電話番号、氏名でも探してください。</Trans>
      </EmptyState>
    )
  }
  return (
    <div className={classes.step}>
      <p className={classes.hint} role="status">
        <Plural value={items.length} other="#件の記録が見つかりました。同姓同名の別の人が含まれていないか確認してください。" />
        {!isComplete && <Trans>件数が多いため、一部だけを表示しています。</Trans>}
      </p>
      <ul className={classes.items}>
        {items.map((record) => (
          <FoundItem key={record.id} record={record} isChosen={chosen.has(record.id)} onChoose={(isChosen) => choose(record, isChosen)} />
        ))}
      </ul>
      <div className={classes.acts}>
        <Button variant="default" disabled={records.length === 0} loading={running === 'html'} onClick={() => void disclose('html')}>
          <Trans>開示用のページを保存</Trans>
        </Button>
        <Button variant="default" disabled={records.length === 0} loading={running === 'json'} onClick={() => void disclose('json')}>
          <Trans>JSONで保存</Trans>
        </Button>
        <Button color="red" variant="light" disabled={records.length === 0} onClick={() => setErasing(true)}>
          <Trans>消去の内容を確認</Trans>
        </Button>
      </div>
      {isErasing && <ErasureDialog query={query} records={records} onClose={() => setErasing(false)} onErased={onErased} />}
    </div>
  )
}

/** The request of one person: finds all records about them, for a file to disclose and for erasure. */
export const PersonRequest = () => {
  const { t } = useLingui()
  const { person } = usePersonalData()
  const describe = useFailureText()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ readonly query: string; readonly search: PersonSearch } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSearching, setSearching] = useState(false)
  const search = async (query: string) => {
    setSearching(true)
    setFailure(null)
    try {
      setFound({ query, search: await person.search(query) })
    } catch (error) {
      setFound(null)
      setFailure(describe(error))
    }
    setSearching(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = typed.trim()
    if ([...query].length < 2) setFailure(t`2文字以上で入力してください。`)
    else void search(query)
  }
  return (
    <div className={classes.step}>
      <p className={classes.hint}>
        <Trans>
          本人から開示や消去を求められたときに使います。すべてのコンテンツの、公開中の版、過去の版、ごみ箱も、現在は使っていないコンテンツと項目に残る値も探します。全角と半角、ひらがなとカタカナ、ハイフンの違いは区別しません。
        </Trans>
      </p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          className={classes.query}
          label={<Trans>メールアドレス、電話番号、または氏名</Trans>}
          value={typed}
          maxLength={200}
          autoComplete="off"
          error={failure}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isSearching}>
          <Trans>探す</Trans>
        </Button>
      </form>
      {found !== null && (
        <Found
          key={`${found.query}/${found.search.items.map(({ id }) => id).join()}`}
          query={found.query}
          search={found.search}
          onErased={() => void search(found.query)}
        />
      )}
    </div>
  )
}
