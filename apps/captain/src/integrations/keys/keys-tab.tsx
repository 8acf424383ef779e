import type { CreatedApiKey } from '@captain/content-core'
import { EmptyState, ErrorState, FormSkeleton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../add-button.tsx'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { keysQuery } from '../queries.ts'
import { useFailureText } from '../use-failure-text.ts'
import { KeyItem } from './key-item.tsx'
import { keyStateOf } from './key-state.ts'
import { NewKey } from './new-key.tsx'

const KeyList = ({ isReturn, onNew }: { readonly isReturn: boolean; readonly onNew: () => void }) => {
  const describe = useFailureText()
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(keysQuery(useIntegrations()))
  if (error !== null) {
    return (
      <ErrorState title={<Trans>APIキーを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const add = (
    <AddButton takesFocus={isReturn} onClick={onNew}>
      <Trans>APIキーを作成</Trans>
    </AddButton>
  )
  if (data.length === 0) {
    return (
      <EmptyState kind="nothing" title={<Trans>APIキーはまだありません</Trans>} action={add}>
        <Trans>キーを作成すると、サイトやほかのシステムから、このテナントのコンテンツを読み書きできます。</Trans>
      </EmptyState>
    )
  }
  const all = data.map((apiKey) => ({ apiKey, state: keyStateOf(apiKey, dataUpdatedAt) }))
  const valid = all.filter(({ state }) => state === 'valid' || state === 'ending')
  const ended = all.filter(({ state }) => state === 'expired' || state === 'revoked')
  const total = ended.length
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <p className={classes.intro}>
          <Trans>サイトやほかのシステムが、このテナントのコンテンツを読み書きするためのキーです。</Trans>
        </p>
        {add}
      </div>
      {valid.length > 0 && (
        <ul className={classes.items}>
          {valid.map(({ apiKey, state }) => (
            <KeyItem key={apiKey.id} apiKey={apiKey} state={state} />
          ))}
        </ul>
      )}
      {total > 0 && (
        <details className={classes.ended} open={valid.length === 0}>
          <summary>
            <Trans>使えなくなったキー（{total}件）</Trans>
          </summary>
          <ul className={classes.items}>
            {ended.map(({ apiKey, state }) => (
              <KeyItem key={apiKey.id} apiKey={apiKey} state={state} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The keys by which programs call the API in this tenant's name. */
export const KeysTab = () => {
  const { t } = useLingui()
  const integrations = useIntegrations()
  const queries = useQueryClient()
  const [step, setStep] = useState<'first' | 'new' | 'return'>('first')
  const showToken = ({ key: { name }, token }: CreatedApiKey) => {
    const help = (
      <Trans>
        リクエストに <code>Authorization: Bearer …</code> のヘッダーを付けて使います。ブラウザーで動くプログラムには入れないでください。
      </Trans>
    )
    integrations.showSecret({ title: t`APIキー「${name}」を作成しました`, value: token, help })
    setStep('return')
    void queries.invalidateQueries({ queryKey: keysQuery(integrations).queryKey })
  }
  if (step === 'new') return <NewKey onMade={showToken} onBack={() => setStep('return')} />
  return <KeyList isReturn={step === 'return'} onNew={() => setStep('new')} />
}
