import type { WebhookSummary } from '@captain/content-core'
import { formatDateTime, joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Menu, Switch } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { ChosenTypes } from '../chosen-types.tsx'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { Notice } from '../notice.tsx'
import { StateMark } from '../state-mark.tsx'
import { useEventLabels } from '../words.ts'
import type { WebhookActions } from './use-webhook-actions.tsx'

type WebhookItemProps = {
  readonly webhook: WebhookSummary
  readonly actions: WebhookActions
  readonly onEdit: () => void
  readonly onLog: () => void
}

const State = ({ webhook: { isActive, failingSince } }: Pick<WebhookItemProps, 'webhook'>) => {
  if (!isActive) return <StateMark tone="off">{<Trans>停止中</Trans>}</StateMark>
  if (failingSince !== null) return <StateMark tone="warn">{<Trans>届いていません</Trans>}</StateMark>
  return <StateMark tone="good">{<Trans>有効</Trans>}</StateMark>
}

const Warnings = ({ webhook }: Pick<WebhookItemProps, 'webhook'>) => {
  const { isActive, disabledAt, failingSince, previousSecretUntil } = webhook
  const [stopped, since, until] = [disabledAt, failingSince, previousSecretUntil].map((at) => (at === null ? '' : formatDateTime(at)))
  return (
    <>
      {disabledAt !== null && !isActive && (
        <Notice isBad>
          <Trans>
            3日のあいだ一度も届かなかったため、{stopped}に自動で停止しました。配信ログで原因を確かめ、受信側を直してから有効にしてください。
          </Trans>
        </Notice>
      )}
      {isActive && failingSince !== null && (
        <Notice>
          <Trans>{since}から届いていません。3日続くと自動で停止します。</Trans>
        </Notice>
      )}
      {previousSecretUntil !== null && (
        <p className={classes.help}>
          <Trans>前の署名シークレットは{until}まで使えます。</Trans>
        </p>
      )}
    </>
  )
}

const Facts = ({ webhook: { events, contentTypes } }: Pick<WebhookItemProps, 'webhook'>) => {
  const { locale } = useIntegrations()
  const words = useEventLabels()
  return (
    <dl className={classes.facts}>
      <dt>
        <Trans>イベント</Trans>
      </dt>
      <dd>
        {joinWords(
          locale,
          events.map((event) => words[event]),
        )}
      </dd>
      <dt>
        <Trans>対象</Trans>
      </dt>
      <dd>
        <ChosenTypes names={contentTypes} />
      </dd>
    </dl>
  )
}

/** One webhook: its URL, its events, its delivery status and its actions. */
export const WebhookItem = ({ webhook, actions, onEdit, onLog }: WebhookItemProps) => {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const { name, url, isActive } = webhook
  const test = async () => {
    setSending(true)
    const isSent = await actions.test(webhook)
    setSending(false)
    if (isSent) onLog()
  }
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h3 className={classes.name}>{name}</h3>
        <State webhook={webhook} />
        <span className={classes.end}>
          <Menu>
            <Menu.Target>
              <ActionIcon aria-label={t`「${name}」のその他の操作`}>
                <IconDots size={17} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onEdit}>
                <Trans>編集</Trans>
              </Menu.Item>
              <Menu.Item onClick={() => void actions.rotate(webhook)}>
                <Trans>署名シークレットを再発行…</Trans>
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item onClick={() => void actions.remove(webhook)}>
                <Trans>削除…</Trans>
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      </div>
      <code className={classes.code}>{url}</code>
      <Warnings webhook={webhook} />
      <Facts webhook={webhook} />
      <div className={classes.acts}>
        <Switch
          checked={isActive}
          onChange={({ currentTarget }) => void actions.switchTo(webhook, currentTarget.checked)}
          label={<Trans>有効にする</Trans>}
          aria-label={t`「${name}」を有効にする`}
        />
        <Button variant="default" size="xs" onClick={onLog} aria-label={t`「${name}」の配信ログ`}>
          <Trans>配信ログ</Trans>
        </Button>
        <Button variant="default" size="xs" onClick={() => void test()} loading={isSending} aria-label={t`「${name}」へテスト送信`}>
          <Trans>テスト送信</Trans>
        </Button>
      </div>
    </li>
  )
}
