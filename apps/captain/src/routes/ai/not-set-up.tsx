import type { AiOverview } from '@captain/ai-core'
import { Trans } from '@lingui/react/macro'
import { IconPlugConnectedX } from '@tabler/icons-react'
import classes from './ai.module.css'

/** The settings that the operator must add before the tools work. */
export const NotSetUp = ({ settings }: { readonly settings: AiOverview['missingSettings'] }) => (
  <section className={classes.notice}>
    <IconPlugConnectedX size={22} stroke={1.6} aria-hidden />
    <h2>
      <Trans>AI機能の設定が済んでいません</Trans>
    </h2>
    <p>
      <Trans>
        サーバーの環境変数を設定すると使えるようになります。運用担当者に、次の設定とサーバーの再起動を依頼してください。詳しい手順は、運用者向けの説明（docs/operators.md）にあります。
      </Trans>
    </p>
    <ul>
      {settings.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  </section>
)
