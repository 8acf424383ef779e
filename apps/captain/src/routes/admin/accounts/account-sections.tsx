import type { AdminAccountDraft } from '@captain/auth-core'
import { Trans } from '@lingui/react/macro'
import { Checkbox, Radio, TextInput } from '@mantine/core'
import { RequiredLabel } from '../../../integrations/required-label.tsx'
import dialogClasses from '../dialog.module.css'
import classes from '../form.module.css'
import { MembershipsInput } from './memberships-input.tsx'

export type NewAccount = Required<AdminAccountDraft>
export type ChangeAccount = <Name extends keyof NewAccount>(name: Name, value: NewAccount[Name]) => void

type SectionProps = {
  readonly draft: NewAccount
  /** The message about a field; undefined if it is right or was changed since. */
  readonly issueOf: (name: keyof NewAccount) => string | undefined
  readonly change: ChangeAccount
}

/** Name, mail address and language of a new account. */
export const BasicsSection = ({ draft, issueOf, change }: SectionProps) => (
  <section className={classes.section}>
    <h2>
      <Trans>基本</Trans>
    </h2>
    <TextInput
      label={
        <RequiredLabel>
          <Trans>氏名</Trans>
        </RequiredLabel>
      }
      value={draft.name}
      error={issueOf('name')}
      autoComplete="off"
      onChange={({ currentTarget }) => change('name', currentTarget.value)}
    />
    <TextInput
      type="email"
      label={
        <RequiredLabel>
          <Trans>メールアドレス</Trans>
        </RequiredLabel>
      }
      description={<Trans>ログインと招待に使います。</Trans>}
      value={draft.email}
      error={issueOf('email')}
      autoComplete="off"
      onChange={({ currentTarget }) => change('email', currentTarget.value)}
    />
    <Radio.Group
      label={<Trans>言語</Trans>}
      description={<Trans>招待などのメールを、この言語で送ります。</Trans>}
      value={draft.locale}
      onChange={(locale) => change('locale', locale === 'en' ? 'en' : 'ja')}
    >
      <div className={dialogClasses.choices}>
        <Radio value="ja" label="日本語" lang="ja" />
        <Radio value="en" label="English" lang="en" />
      </div>
    </Radio.Group>
  </section>
)

/** Role, memberships and use of AI of a new account. */
export const RightsSection = ({ draft, issueOf, change }: SectionProps) => (
  <section className={classes.section}>
    <h2>
      <Trans>権限</Trans>
    </h2>
    <Radio.Group
      label={<Trans>ロール</Trans>}
      value={draft.role}
      error={issueOf('role')}
      onChange={(role) => change('role', role === 'admin' ? 'admin' : 'user')}
    >
      <div className={dialogClasses.choices}>
        <Radio value="user" label={<Trans>一般</Trans>} description={<Trans>所属するテナントのコンテンツだけを扱えます。</Trans>} />
        <Radio
          value="admin"
          label={<Trans>システム管理者</Trans>}
          description={<Trans>すべてのテナントとユーザー、監査ログを扱えます。</Trans>}
        />
      </div>
    </Radio.Group>
    <MembershipsInput value={draft.memberships} onChange={(memberships) => change('memberships', memberships)} />
    <Checkbox
      label={<Trans>AI機能を使える</Trans>}
      checked={draft.mayUseAi}
      onChange={({ currentTarget }) => change('mayUseAi', currentTarget.checked)}
    />
  </section>
)

/** Whether the new account gets an invitation. */
export const InviteSection = ({ draft, change }: Pick<SectionProps, 'draft' | 'change'>) => (
  <section className={classes.section}>
    <h2>
      <Trans>招待</Trans>
    </h2>
    <Checkbox
      label={<Trans>招待を送信する</Trans>}
      description={<Trans>72時間有効なリンクを送ります。本人がリンクを開き、パスキーまたはパスワードを登録します。</Trans>}
      checked={draft.invite}
      onChange={({ currentTarget }) => change('invite', currentTarget.checked)}
    />
  </section>
)
