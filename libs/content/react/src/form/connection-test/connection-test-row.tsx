import type { ConnectionTestResult } from '@captain/content-core'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useForm } from '../form-context.ts'
import { useConnectionTest } from './use-connection-test.ts'
import classes from './connection-test-row.module.css'

const ICONS = { passed: IconCircleCheck, failed: IconCircleX, unchecked: IconAlertTriangle } as const

const Outcome = ({ answer }: { readonly answer: ConnectionTestResult }) => {
  const { outcome, message, at, by } = answer
  const Icon = ICONS[outcome]
  return (
    <>
      <span className={classes.outcome} data-outcome={outcome}>
        <Icon size={17} aria-hidden />
        {outcome === 'passed' && <Trans>成功しました。</Trans>}
        {outcome === 'failed' && <Trans>失敗しました。</Trans>}
        {outcome === 'unchecked' && <Trans>応答がないため、確認できませんでした。時間をおいて、もう一度お試しください。</Trans>}
        {message}
      </span>
      <span className={classes.when}>
        <time dateTime={at}>{formatDateTime(at)}</time> {by.name}
      </span>
    </>
  )
}

const Row = ({ id }: { readonly id: string }) => {
  const { words } = useContent()
  const describe = useFailureText()
  const { last, isRunning, error, run } = useConnectionTest(id)
  return (
    <div className={classes.row}>
      <Button variant="default" loading={isRunning} onClick={run}>
        {words.connectionTest?.label ?? <Trans>接続テスト</Trans>}
      </Button>
      {words.connectionTest?.help !== undefined && <p className={classes.help}>{words.connectionTest.help}</p>}
      <div role="status" className={classes.result}>
        {error !== null && (
          <span className={classes.outcome} data-outcome="failed">
            <IconCircleX size={17} aria-hidden />
            {describe(error)}
          </span>
        )}
        {error === null && !isRunning && last !== null && <Outcome answer={last} />}
      </div>
    </div>
  )
}

/**
 * The button that runs a connection test on the entered settings, and the last result. Renders nothing for a record that is not created
 * yet.
 */
export const ConnectionTestRow = () => {
  const { recordId } = useForm()
  return recordId === null ? null : <Row id={recordId} />
}
