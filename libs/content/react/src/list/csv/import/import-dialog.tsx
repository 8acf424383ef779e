import { RestoreFocus, useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useLabels } from '../../../labels.ts'
import classes from './import-dialog.module.css'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { useImport, type ImportFlowStep } from './use-import.ts'

const PHONE = '(max-width: 48em)'
const STEPS = ['file', 'plan', 'check', 'done'] as const satisfies readonly ImportFlowStep[]

/** The current one of the four steps. */
const Steps = ({ current }: { readonly current: ImportFlowStep }) => {
  const { t } = useLingui()
  const names = { file: t`ファイル`, plan: t`列の割り当て`, check: t`確認`, done: t`完了` }
  return (
    <ol className={classes.steps} aria-label={t`手順`}>
      {STEPS.map((step, place) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-passed={place < STEPS.indexOf(current)}>
          <span className={classes.number}>{place + 1}</span>
          {names[step]}
        </li>
      ))}
    </ol>
  )
}

/** Imports records of the current type from a CSV file. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const { tenant, locale } = useContent()
  const { typePlural: typeName } = useLabels()
  const dialogs = useDialogs()
  const importFlow = useImport()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const part = useRef<HTMLDivElement>(null)
  const isAsking = useRef(false)
  const site = tenant.names[locale]
  const { step, start, plan, check, done } = importFlow

  // A new step starts at its heading, not at the removed button.
  useEffect(() => {
    if (step !== 'file') part.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [step])

  // So does what a correction leaves to be shown in the same step.
  useEffect(() => {
    if (check !== null && document.activeElement === document.body) part.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [check])

  const close = async () => {
    if (importFlow.busy === 'saving' || isAsking.current) return
    if (start === null || done !== null) return onClose()
    isAsking.current = true
    const leaves = await dialogs.confirm({
      title: t`取り込みの中止`,
      body: t`まだ何も取り込んでいません。ファイルと列の割り当てを破棄して、閉じますか。`,
      confirmLabel: t`破棄して閉じる`,
      cancelLabel: t`取り込みを続ける`,
      danger: true,
    })
    isAsking.current = false
    return leaves ? onClose() : undefined
  }

  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t`${site}の「${typeName}」にCSVから取り込む`}
      size={860}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      <Steps current={step} />
      <div ref={part} className={classes.part}>
        {step === 'file' && <FileStep importFlow={importFlow} onCancel={() => void close()} />}
        {step === 'plan' && start !== null && plan !== null && <PlanStep importFlow={importFlow} start={start} plan={plan} />}
        {step === 'check' && start !== null && plan !== null && check !== null && (
          <CheckStep importFlow={importFlow} start={start} plan={plan} check={check} />
        )}
        {step === 'done' && done !== null && <DoneStep done={done} onClose={onClose} />}
      </div>
      {importFlow.busy !== null && (
        <p className={classes.hidden} role="status">
          {importFlow.busy === 'sending' && <Trans>ファイルを読み取っています</Trans>}
          {importFlow.busy === 'checking' && <Trans>内容を確認しています</Trans>}
          {importFlow.busy === 'saving' && <Trans>取り込んでいます</Trans>}
        </p>
      )}
    </Modal>
  )
}
