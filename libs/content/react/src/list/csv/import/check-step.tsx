import { workflowOf, type ImportPlan, type ImportPreview, type ImportUpload } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import classes from './import-dialog.module.css'
import { Counts } from './counts.tsx'
import { ErrorTable } from './error-table.tsx'
import { Failure, Foot } from './parts.tsx'
import type { ImportFlow } from './use-import.ts'

type CheckStepProps = {
  readonly importFlow: ImportFlow
  readonly start: ImportUpload
  readonly plan: ImportPlan
  readonly check: ImportPreview
}

/** Preview of the import: the effect on the rows, and the problems of those that cannot be imported. */
export const CheckStep = ({ importFlow, start, plan, check }: CheckStepProps) => {
  const { t } = useLingui()
  const { contentType, tenant, locale } = useContent()
  const [skips, setSkips] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const site = tenant.names[locale]
  const invalid = formatNumber(check.invalid)
  const taken = check.create + check.update
  const rows = formatNumber(taken)
  const save = () => {
    if (check.invalid > 0 && !skips) return setUnsure(true)
    void importFlow.save(skips)
  }
  return (
    <>
      <h3 className={classes.title} tabIndex={-1}>
        {check.invalid === 0 ? <Trans>このように取り込みます</Trans> : <Trans>取り込めない行があります</Trans>}
      </h3>
      <Counts check={check} />
      {check.errors.length > 0 && <ErrorTable start={start} plan={plan} check={check} correct={importFlow.correct} />}
      {taken === 0 ? (
        <p className={classes.text}>
          {check.invalid === 0 ? (
            <Trans>内容はすべていまと同じです。取り込むものはありません。</Trans>
          ) : (
            <Trans>取り込める行がありません。上の値を直すか、列の割り当てを見直してください。</Trans>
          )}
        </p>
      ) : (
        <>
          {check.invalid > 0 && (
            <Checkbox
              label={t`エラーの${invalid}行を飛ばして、残りを取り込む`}
              checked={skips}
              onChange={(event) => {
                setSkips(event.currentTarget.checked)
                setUnsure(false)
              }}
              error={isUnsure ? t`飛ばす場合はチェックを入れてください。直す場合は、上の値を書き換えてください。` : undefined}
            />
          )}
          {workflowOf(contentType.workflow).exposure === 'toggle' && (
            <p className={classes.text}>
              <Trans>{site}で公開中のものは、取り込むとすぐにサイトに反映されます。取り込んだ後でも、30分以内なら元に戻せます。</Trans>
            </p>
          )}
        </>
      )}
      <Failure text={importFlow.failure} />
      <Foot back={<Trans>戻る</Trans>} onBack={importFlow.back} isBusy={importFlow.busy !== null}>
        {importFlow.unchecked > 0 ? (
          <Button onClick={() => void importFlow.look()} loading={importFlow.busy === 'checking'}>
            <Plural value={importFlow.unchecked} other="直した#か所を確かめる" />
          </Button>
        ) : (
          taken > 0 && (
            <Button onClick={save} loading={importFlow.busy === 'saving'}>
              <Trans>{rows}件を取り込む</Trans>
            </Button>
          )
        )}
      </Foot>
    </>
  )
}
