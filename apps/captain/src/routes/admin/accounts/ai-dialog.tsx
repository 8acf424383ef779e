import { MAX_AI_LIMIT, DEFAULT_AI_LIMIT, type AdminAccount, type AdminAccountDetail, type AdminAiChange } from '@captain/auth-core'
import { HttpError } from '@captain/http-core'
import { dateInTimeZone, formatDate, formatNumber, toHalfWidth } from '@captain/locale'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequiredLabel } from '../../../integrations/required-label.tsx'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import classes from '../dialog.module.css'
import { AccountActionDialog } from './account-action-dialog.tsx'
import { accountQuery } from './queries.ts'

/** The data of an account that the dialog reads. */
type Read = Pick<AdminAccountDetail, 'mayUseAi' | 'ai'>

/** The entered values. An empty last day means no end. */
type Typed = { readonly allowed: boolean; readonly monthlyLimit: string; readonly expiresOn: string }

/** Returns the initial values. An account without permission has no last day. */
const typedOf = ({ mayUseAi: allowed, ai: { monthlyLimit, expiresOn } }: Read): Typed => ({
  allowed,
  monthlyLimit: String(monthlyLimit ?? DEFAULT_AI_LIMIT),
  expiresOn: (allowed ? expiresOn : null) ?? '',
})

/** Returns the entered limit; NaN if it is not an integer. */
const limitOf = ({ monthlyLimit }: Typed): number => (/^\d{1,9}$/.test(monthlyLimit) ? Number(monthlyLimit) : Number.NaN)

const changeOf = (typed: Typed, { ai: { monthlyLimit, expiresOn } }: Read): AdminAiChange => {
  const before = { monthlyLimit, expiresOn }
  return typed.allowed
    ? { allowed: true, monthlyLimit: limitOf(typed), expiresOn: typed.expiresOn === '' ? null : typed.expiresOn, before }
    : { allowed: false, before }
}

/** Merges the entered values over the current ones. Unchanged fields take the current values. */
const rebase = (typed: Typed, read: Read, current: Read): Typed => {
  const [before, now] = [typedOf(read), typedOf(current)]
  return {
    allowed: typed.allowed === before.allowed ? now.allowed : typed.allowed,
    monthlyLimit: typed.monthlyLimit === before.monthlyLimit ? now.monthlyLimit : typed.monthlyLimit,
    expiresOn: typed.expiresOn === before.expiresOn ? now.expiresOn : typed.expiresOn,
  }
}

/** Returns the current account from a version conflict; null for any other failure. */
const currentOf = (failure: unknown): Read | null =>
  failure instanceof HttpError && failure.problem?.code === 'version-conflict'
    ? ((failure.problem['current'] as Read | undefined) ?? null)
    : null

type FieldsProps = {
  readonly use: AdminAccountDetail['ai']
  readonly typed: Typed
  readonly issues: Readonly<Record<string, string>>
  readonly change: (typed: Typed) => void
}

const Fields = ({ use: { isAdmin, used }, typed, issues, change }: FieldsProps) => {
  const [defaultLimit, usedText] = [formatNumber(DEFAULT_AI_LIMIT), formatNumber(used)]
  return (
    <>
      <Radio.Group
        label={<Trans>AI機能</Trans>}
        description={isAdmin && <Trans>システム管理者は、許可がなくても使えます。上限だけを変えられます。</Trans>}
        value={String(typed.allowed)}
        onChange={(allowed) => change({ ...typed, allowed: allowed === 'true' })}
      >
        <div className={classes.choices}>
          <Radio value="true" label={isAdmin ? <Trans>上限を指定する</Trans> : <Trans>使える</Trans>} />
          <Radio
            value="false"
            label={isAdmin ? <Trans>標準の上限（月{defaultLimit}枚）</Trans> : <Trans>使えない</Trans>}
            description={!isAdmin && <Trans>すぐに使えなくなります。作った画像と、今月使った枚数の記録は残ります。</Trans>}
          />
        </div>
      </Radio.Group>
      {typed.allowed && (
        <>
          <TextInput
            label={
              <RequiredLabel>
                <Trans>1か月に生成できる画像（枚）</Trans>
              </RequiredLabel>
            }
            description={<Trans>今月は{usedText}枚使っています。0にすると、プロンプト翻訳だけを使えます。</Trans>}
            inputMode="numeric"
            autoComplete="off"
            value={typed.monthlyLimit}
            error={issues['monthlyLimit']}
            onChange={({ currentTarget }) => change({ ...typed, monthlyLimit: currentTarget.value })}
          />
          <TextInput
            type="date"
            max="9999-12-31"
            label={<Trans>利用期限</Trans>}
            description={<Trans>この日の終わりまで有効です。空欄にすると無期限になります。</Trans>}
            value={typed.expiresOn}
            error={issues['expiresOn']}
            onChange={({ currentTarget }) => change({ ...typed, expiresOn: currentTarget.value })}
          />
        </>
      )}
    </>
  )
}

/** The values that another administrator has saved since the dialog was opened. */
const ChangedMeanwhile = ({ current: { mayUseAi, ai } }: { readonly current: Read }) => {
  const limit = formatNumber((mayUseAi ? ai.monthlyLimit : null) ?? DEFAULT_AI_LIMIT)
  const lastDay = ai.expiresOn === null ? null : formatDate(ai.expiresOn)
  return (
    <div className={classes.failure} role="alert">
      <p>
        <Trans>この画面を開いているあいだに、ほかのシステム管理者が設定を変更しました。</Trans>
      </p>
      <p>
        {!mayUseAi && !ai.isAdmin && <Trans>現在の設定：使えない</Trans>}
        {!mayUseAi && ai.isAdmin && <Trans>現在の設定：標準の上限（月{limit}枚）</Trans>}
        {mayUseAi && lastDay === null && <Trans>現在の設定：月{limit}枚まで、無期限</Trans>}
        {mayUseAi && lastDay !== null && (
          <Trans>
            現在の設定：月{limit}枚まで、{lastDay}まで
          </Trans>
        )}
      </p>
      <p>
        <Trans>入力していない項目は、現在の設定に合わせました。内容を確かめて、もう一度「変更」を押してください。</Trans>
      </p>
    </div>
  )
}

type AiDialogProps = {
  readonly account: AdminAccount
  readonly onClose: () => void
  readonly onSet: (change: AdminAiChange) => Promise<void>
}

/** Permits, limits or withdraws the use of the AI tools by an account. */
export const AiDialog = ({ account: { id, name }, onClose, onSet }: AiDialogProps) => {
  const { t } = useLingui()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery(accountQuery(id))
  // Keeps the entered values together with the data they were based on, regardless of later refetches.
  const [changed, setChanged] = useState<{ readonly typed: Typed; readonly read: Read } | null>(null)
  const [current, setCurrent] = useState<Read | null>(null)
  const read = changed?.read ?? data
  const shown = changed?.typed ?? (data === undefined ? null : typedOf(data))
  // Accepts digits of any width and commas between them.
  const typed = shown && { ...shown, monthlyLimit: toHalfWidth(shown.monthlyLimit).replaceAll(',', '').trim() }
  const highest = formatNumber(MAX_AI_LIMIT)
  const missing = () => ({
    ...(typed?.allowed === true && !(limitOf(typed) <= MAX_AI_LIMIT) && { monthlyLimit: t`0から${highest}までの整数を入力してください。` }),
    ...(typed?.allowed === true &&
      typed.expiresOn !== '' &&
      typed.expiresOn < dateInTimeZone(new Date()) && { expiresOn: t`今日以降の日付を入力してください。` }),
  })
  return (
    <AccountActionDialog
      title={<Trans>AI機能の利用</Trans>}
      confirmLabel={<Trans>変更</Trans>}
      isReady={typed !== null}
      onClose={onClose}
      missing={missing}
      onConfirm={async () => {
        if (typed === null || read === undefined) return
        setCurrent(null)
        try {
          await onSet(changeOf(typed, read))
        } catch (failure) {
          const found = currentOf(failure)
          if (found === null) throw failure
          setChanged({ typed: rebase(typed, read, found), read: found })
          setCurrent(found)
        }
      }}
    >
      {(issues) => (
        <>
          <p>
            <Trans>
              <strong>「{name}」</strong>のAI機能（画像生成とプロンプト翻訳）の利用を設定します。変更はすぐに反映されます。
            </Trans>
          </p>
          {read !== undefined && shown !== null && (
            <Fields use={read.ai} typed={shown} issues={issues} change={(next) => setChanged({ typed: next, read })} />
          )}
          {current !== null && <ChangedMeanwhile current={current} />}
          {data === undefined && error === null && <FormSkeleton fields={2} />}
          {data === undefined && error !== null && (
            <ErrorState title={<Trans>ユーザーを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
              {describe(error)}
            </ErrorState>
          )}
        </>
      )}
    </AccountActionDialog>
  )
}
