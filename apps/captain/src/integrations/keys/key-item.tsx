import type { ApiKeySummary } from '@captain/content-core'
import { formatDate, formatDateTime, joinWords } from '@captain/locale'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ChosenTypes } from '../chosen-types.tsx'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { keysQuery } from '../queries.ts'
import { StateMark } from '../state-mark.tsx'
import { useScopeLabels } from '../words.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { KeyState } from './key-state.ts'

const TONES = { valid: 'good', ending: 'warn', expired: 'off', revoked: 'off' } as const

const useStateWord = (): Readonly<Record<KeyState, string>> => {
  const { t } = useLingui()
  return { valid: t`有効`, ending: t`まもなく期限切れ`, expired: t`期限切れ`, revoked: t`失効済み` }
}

const Facts = ({ apiKey }: { readonly apiKey: ApiKeySummary }) => {
  const { locale } = useIntegrations()
  const scopes = useScopeLabels()
  const { contentTypes, expiresAt, lastUsedOn, revokedAt } = apiKey
  const [made, maker] = [formatDateTime(apiKey.createdAt), apiKey.createdBy.name]
  const [ended, ender] = [revokedAt === null ? '' : formatDateTime(revokedAt), apiKey.revokedBy]
  return (
    <dl className={classes.facts}>
      <dt>
        <Trans>権限</Trans>
      </dt>
      <dd>
        {joinWords(
          locale,
          apiKey.scopes.map((scope) => scopes[scope].label),
        )}
      </dd>
      <dt>
        <Trans>対象</Trans>
      </dt>
      <dd>
        <ChosenTypes names={contentTypes} />
      </dd>
      <dt>{revokedAt === null ? <Trans>有効期限</Trans> : <Trans>失効</Trans>}</dt>
      <dd>
        {revokedAt !== null ? (
          <Trans>
            {ended}（{ender}）
          </Trans>
        ) : expiresAt === null ? (
          <Trans>期限なし</Trans>
        ) : (
          formatDateTime(expiresAt)
        )}
      </dd>
      <dt>
        <Trans>最終使用日</Trans>
      </dt>
      <dd>{lastUsedOn === null ? <Trans>まだ使われていません</Trans> : formatDate(lastUsedOn)}</dd>
      <dt>
        <Trans>作成日時</Trans>
      </dt>
      <dd>
        <Trans>
          {made}（{maker}）
        </Trans>
      </dd>
    </dl>
  )
}

/** One API key: its scopes, expiry and last use, and a button to revoke it. */
export const KeyItem = ({ apiKey, state }: { readonly apiKey: ApiKeySummary; readonly state: KeyState }) => {
  const { t } = useLingui()
  const integrations = useIntegrations()
  const dialogs = useDialogs()
  const queries = useQueryClient()
  const describeFailure = useFailureText()
  const words = useStateWord()
  const { name } = apiKey
  const site = integrations.tenant.names[integrations.locale]

  const revoke = async () => {
    await dialogs.confirm({
      title: t`APIキーの失効`,
      danger: true,
      confirmLabel: t`失効させる`,
      body: (
        <>
          <p>
            <Trans>
              {site}のAPIキー<strong>「{name}」</strong>を失効させます。このキーを使っているプログラムは、すぐに接続できなくなります。
            </Trans>
          </p>
          <p>
            <Trans>この操作は元に戻せません。</Trans>
          </p>
        </>
      ),
      onConfirm: () => integrations.keys.revoke(apiKey.id),
      describeFailure,
    })
    await queries.invalidateQueries({ queryKey: keysQuery(integrations).queryKey })
  }

  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h3 className={classes.name}>{name}</h3>
        <StateMark tone={TONES[state]}>{words[state]}</StateMark>
      </div>
      <code className={classes.code}>cpt_…{apiKey.lastFour}</code>
      <Facts apiKey={apiKey} />
      {(state === 'valid' || state === 'ending') && (
        <div className={classes.acts}>
          <Button variant="default" size="xs" onClick={() => void revoke()} aria-label={t`「${name}」を失効させる…`}>
            <Trans>失効させる…</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
