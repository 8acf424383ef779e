import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFileDrop } from '../../../media/use-file-drop.ts'
import classes from './import-dialog.module.css'
import { Failure, Foot } from './parts.tsx'
import { ACCEPTED, fileProblem, type FileProblem } from './read-file.ts'
import type { ImportFlow } from './use-import.ts'

/** Accepts the file, dropped, pasted or selected. */
export const FileStep = ({ importFlow, onCancel }: { readonly importFlow: ImportFlow; readonly onCancel: () => void }) => {
  const { t } = useLingui()
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const texts: Readonly<Record<FileProblem, string>> = {
    sheet: t`表計算ソフトのファイルは取り込めません。「CSV UTF-8」形式で保存してから選んでください。`,
    kind: t`CSVファイル（.csv、.tsv、.txt）を選んでください。`,
    empty: t`ファイルが空です。内容のあるファイルを選んでください。`,
    large: t`ファイルが10MBを超えています。分けてから選んでください。`,
  }
  const take = (file: File) => {
    const found = fileProblem(file)
    setProblem(found)
    if (found === null) void importFlow.send(file)
  }
  const chosen = importFlow.start?.fileName
  const isOver = useFileDrop(zone, take)
  return (
    <>
      <div ref={zone} className={classes.zone} data-over={isOver}>
        <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden />
        <p>
          <Trans>CSVファイルをここに置くか、選んでください。</Trans>
        </p>
        <Button variant="default" loading={importFlow.busy === 'sending'} onClick={() => input.current?.click()} data-autofocus>
          <Trans>ファイルを選ぶ</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          className={classes.hidden}
          tabIndex={-1}
          aria-label={t`CSVファイル`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Allows the user to select the same file again after correcting it.
            currentTarget.value = ''
            if (file !== undefined) take(file)
          }}
        />
        {importFlow.start !== null && (
          <p className={classes.quiet}>
            <Trans>選んだファイル：{chosen}</Trans>
          </p>
        )}
      </div>
      <ul className={classes.hints}>
        <li>
          <Trans>1行目を見出しにしてください。10MB、5,000行までです。</Trans>
        </li>
        <li>
          <Trans>文字コード（UTF-8、Shift_JIS）と区切り（カンマ、タブ、セミコロン）は自動で見分けます。</Trans>
        </li>
        <li>
          <Trans>「CSVで保存」の「すべての列」で保存したファイルは、直してそのまま取り込めます。</Trans>
        </li>
        <li>
          <Trans>ここではまだ何も保存しません。次の画面で内容を確かめられます。</Trans>
        </li>
      </ul>
      <Failure text={problem === null ? importFlow.failure : texts[problem]} />
      <Foot back={<Trans>キャンセル</Trans>} onBack={onCancel}>
        {importFlow.start !== null && (
          <Button variant="default" onClick={() => void importFlow.look()} loading={importFlow.busy === 'checking'}>
            <Trans>同じファイルで続ける</Trans>
          </Button>
        )}
      </Foot>
    </>
  )
}
