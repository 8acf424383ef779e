import type { ImportPlan, ImportUpload } from '@captain/content-core'
import { formatNumber, joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useLabels } from '../../../labels.ts'
import classes from './import-dialog.module.css'
import { MappingTable } from './mapping-table.tsx'
import { Failure, Foot } from './parts.tsx'
import { fieldsOutsideFiles, isSound, missingFields, planProblems } from './plan-problems.ts'
import type { ImportFlow } from './use-import.ts'

type PlanStepProps = { readonly importFlow: ImportFlow; readonly start: ImportUpload; readonly plan: ImportPlan }

/** Asks whether rows create records, update them, or both. */
const ModeChoice = ({ importFlow, start, plan }: PlanStepProps) => {
  const { t } = useLingui()
  const modes = {
    create: { label: t`新しく追加する`, help: t`すべての行が新しい記録になります。` },
    update: { label: t`既存の記録を更新する`, help: t`キーが一致する記録だけを書き換えます。` },
    both: { label: t`更新し、なければ追加する`, help: t`キーが一致すれば書き換え、なければ新しい記録になります。` },
  }
  return (
    <Radio.Group
      label={t`取り込み方`}
      value={plan.mode}
      onChange={(value) => importFlow.change({ mode: start.modes.find((mode) => mode === value) ?? plan.mode })}
    >
      <div className={classes.modes}>
        {start.modes.map((mode) => (
          <Radio key={mode} value={mode} label={modes[mode].label} description={modes[mode].help} />
        ))}
      </div>
    </Radio.Group>
  )
}

/** The mapping of the columns, and the import mode. */
export const PlanStep = ({ importFlow, start, plan }: PlanStepProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const [isPressed, setPressed] = useState(false)
  const problems = planProblems(plan)
  const rows = formatNumber(start.rowCount)
  const encoding = start.encoding === 'shift_jis' ? 'Shift_JIS' : 'UTF-8'
  const delimiter = { ',': t`カンマ区切り`, '\t': t`タブ区切り`, ';': t`セミコロン区切り` }[start.delimiter]
  const quoted = (names: readonly string[]) =>
    joinWords(
      locale,
      names.map((name) => {
        const label = fieldLabel(name)
        return t`「${label}」`
      }),
    )
  const missing = plan.mode === 'update' ? [] : missingFields(contentType, start, plan)
  const missed = quoted(missing)
  const outside = plan.mode === 'update' ? [] : fieldsOutsideFiles(contentType, start)
  const unavailable = quoted(outside)
  const look = () => {
    setPressed(true)
    if (isSound(problems)) void importFlow.look()
  }
  return (
    <>
      <h3 className={classes.title} tabIndex={-1}>
        {start.fileName}
        <span className={classes.quiet}>
          <Trans>
            {rows}行・{encoding}・{delimiter}
          </Trans>
        </span>
      </h3>
      {start.modes.length > 1 && <ModeChoice importFlow={importFlow} start={start} plan={plan} />}
      {plan.mode !== 'create' && (
        <Select
          label={t`キー（どの記録かを見分ける列）`}
          data={start.keys.map(({ path, label }) => ({ value: path, label }))}
          value={plan.key ?? null}
          onChange={(key) => key !== null && importFlow.change({ key })}
          error={isPressed && problems.key ? t`キーにする項目を、下の表でどれかの列に割り当ててください。` : undefined}
          maw={320}
        />
      )}
      <MappingTable
        start={start}
        mapping={plan.mapping}
        repeated={problems.repeated}
        onChange={(mapping) => importFlow.change({ mapping })}
      />
      {outside.length > 0 && (
        <p className={classes.warning}>
          <Trans>新しい記録に必要な{unavailable}は、CSVから取り込めません。新しい記録は、画面で作成してください。</Trans>
        </p>
      )}
      {missing.length > 0 && (
        <p className={classes.warning}>
          <Trans>新しい記録に必要な{missed}の列がありません。新しい行はエラーになります。</Trans>
        </p>
      )}
      <Failure
        text={
          isPressed && problems.nothing
            ? t`取り込む列を、1つ以上割り当ててください。`
            : isPressed && problems.repeated.length > 0
              ? t`同じ項目が2つ以上の列に割り当てられています。どれか1つにしてください。`
              : importFlow.failure
        }
      />
      <Foot back={<Trans>戻る</Trans>} onBack={importFlow.back} isBusy={importFlow.busy !== null}>
        <Button onClick={look} loading={importFlow.busy === 'checking'}>
          <Trans>内容を確認する</Trans>
        </Button>
      </Foot>
    </>
  )
}
