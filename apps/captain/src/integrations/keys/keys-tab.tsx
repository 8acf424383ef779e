import type { ApiKeyMade } from '@captain/content-core'
import { EmptyState, ErrorState, FormSkeleton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { keysQuery } from '../queries.ts'
import { useFailureText } from '../use-failure-text.ts'
import { KeyItem } from './key-item.tsx'
import { keyStateOf } from './key-state.ts'
import { NewKey } from './new-key.tsx'

const AddButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button onClick={onClick} leftSection={<IconPlus size={16} stroke={1.8} />}>
    <Trans>APIキーを作成</Trans>
  </Button>
)

const KeyList = ({ onNew }: { readonly onNew: () => void }) => {
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
  if (data.length === 0) {
    return (
      <EmptyState kind="nothing" title={<Trans>APIキーはまだありません</Trans>} action={<AddButton onClick={onNew} />}>
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
        <AddButton onClick={onNew} />
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
  const [isNew, setNew] = useState(false)
  const keep = ({ key: { name }, token }: ApiKeyMade) => {
    const help = (
      <Trans>
        リクエストに <code>Authorization: Bearer …</code> のヘッダーを付けて使います。ブラウザーで動くプログラムには入れないでください。
      </Trans>
    )
    integrations.showSecret({ title: t`APIキー「${name}」を作成しました`, value: token, help })
    setNew(false)
    void queries.invalidateQueries({ queryKey: keysQuery(integrations).queryKey })
  }
  return isNew ? <NewKey onMade={keep} onBack={() => setNew(false)} /> : <KeyList onNew={() => setNew(true)} />
}
