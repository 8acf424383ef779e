import type { ImportPlan, ImportStart } from '@captain/content-core'
import { formatNumber, joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useLabels } from '../../../labels.ts'
import classes from './bring-dialog.module.css'
import { MappingTable } from './mapping-table.tsx'
import { Failure, Foot } from './parts.tsx'
import { isSound, missingFields, planTroubles } from './plan-troubles.ts'
import type { Bring } from './use-bring.ts'

type PlanStepProps = { readonly bring: Bring; readonly start: ImportStart; readonly plan: ImportPlan }

/** Asks whether rows create records, update them, or both. */
const ModeChoice = ({ bring, start, plan }: PlanStepProps) => {
  const { t } = useLingui()
  const modes = {
    create: { label: t`新しく追加する`, help: t`どの行も、新しい記録になります。` },
    update: { label: t`今ある記録を更新する`, help: t`キーが一致する記録だけを書き換えます。` },
    both: { label: t`更新し、なければ追加する`, help: t`キーが一致すれば書き換え、なければ新しい記録になります。` },
  }
  return (
    <Radio.Group
      label={t`取り込み方`}
      value={plan.mode}
      onChange={(value) => bring.change({ mode: start.modes.find((mode) => mode === value) ?? plan.mode })}
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
export const PlanStep = ({ bring, start, plan }: PlanStepProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const [isPressed, setPressed] = useState(false)
  const troubles = planTroubles(plan)
  const rows = formatNumber(start.rowCount)
  const encoding = start.encoding === 'shift_jis' ? 'Shift_JIS' : 'UTF-8'
  const delimiter = { ',': t`カンマ区切り`, '\t': t`タブ区切り`, ';': t`セミコロン区切り` }[start.delimiter]
  const missing = plan.mode === 'update' ? [] : missingFields(contentType, start, plan)
  const missed = joinWords(
    locale,
    missing.map((name) => {
      const label = fieldLabel(name)
      return t`「${label}」`
    }),
  )
  const look = () => {
    setPressed(true)
    if (isSound(troubles)) void bring.look()
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
      {start.modes.length > 1 && <ModeChoice bring={bring} start={start} plan={plan} />}
      {plan.mode !== 'create' && (
        <Select
          label={t`キー（どの記録かを見分ける列）`}
          data={start.keys.map(({ path, label }) => ({ value: path, label }))}
          value={plan.key ?? null}
          onChange={(key) => key !== null && bring.change({ key })}
          error={isPressed && troubles.key ? t`キーにする項目を、下の表でどれかの列に割り当ててください。` : undefined}
          maw={320}
        />
      )}
      <MappingTable start={start} mapping={plan.mapping} repeated={troubles.repeated} onChange={(mapping) => bring.change({ mapping })} />
      {missing.length > 0 && (
        <p className={classes.warning}>
          <Trans>新しい記録に必要な{missed}の列がありません。新しい行はエラーになります。</Trans>
        </p>
      )}
      <Failure
        text={
          isPressed && troubles.nothing
            ? t`取り込む列を、1つ以上割り当ててください。`
            : isPressed && troubles.repeated.length > 0
              ? t`同じ項目が2つ以上の列に割り当てられています。どれか1つにしてください。`
              : bring.failure
        }
      />
      <Foot back={<Trans>戻る</Trans>} onBack={bring.back} isBusy={bring.busy !== null}>
        <Button onClick={look} loading={bring.busy === 'checking'}>
          <Trans>内容を確認する</Trans>
        </Button>
      </Foot>
    </>
  )
}
