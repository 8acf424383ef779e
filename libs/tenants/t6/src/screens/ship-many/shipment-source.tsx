import { useLingui } from '@lingui/react/macro'
import { Button, FileButton, Select, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { readTextFile } from './read-text-file.ts'
import classes from './ship-many.module.css'

type ShipmentSourceProps = {
  readonly text: string
  /** Names of the carriers of the delivery settings. */
  readonly carriers: readonly string[]
  readonly carrier: string | null
  readonly disabled: boolean
  readonly onText: (text: string) => void
  readonly onCarrier: (carrier: string | null) => void
}

/** The pasted lines, the file that replaces them, and the carrier of lines that name none. */
export const ShipmentSource = ({ text, carriers, carrier, disabled, onText, onCarrier }: ShipmentSourceProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.source}>
      <Textarea
        className={classes.lines}
        label={t`注文番号と追跡番号`}
        description={t`1行に1件ずつ入力します（例：HK261121-00001, 1234-5678-9012）。区切りは、カンマ・タブ・空白のどれでも読み取ります。行の最後に配送会社を書くと、その行だけ変えられます。`}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        disabled={disabled}
        data-autofocus
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div>
        <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => file !== null && void readTextFile(file).then(onText)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileUpload size={16} />} disabled={disabled}>
              {t`CSVファイルを読み込む`}
            </Button>
          )}
        </FileButton>
      </div>
      <Select
        label={t`配送会社`}
        description={t`行に配送会社がないときに使います。`}
        placeholder={carriers.length > 0 ? t`配送会社を選んでください` : t`配送会社が登録されていません。配送設定で登録してください。`}
        data={[...carriers]}
        value={carrier}
        disabled={disabled}
        onChange={onCarrier}
      />
    </div>
  )
}
