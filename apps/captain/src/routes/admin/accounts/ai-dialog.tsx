import { HIGHEST_AI_LIMIT, USUAL_AI_LIMIT, type AdminAccount, type AdminAccountDetail, type AdminAiDraft } from '@captain/auth-core'
import { civilDate, formatNumber, toHalfWidth } from '@captain/locale'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequiredLabel } from '../../../integrations/required-label.tsx'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import classes from '../dialog.module.css'
import { ActDialog } from './act-dialog.tsx'
import { accountQuery } from './queries.ts'

/** As it is typed; an empty last day stands for none. */
type Typed = { readonly allowed: boolean; readonly monthlyLimit: string; readonly expiresOn: string }

/** A permission that is over reads as none. */
const typedOf = ({ mayUseAi: allowed, ai: { monthlyLimit, expiresOn } }: AdminAccountDetail): Typed => ({
  allowed,
  monthlyLimit: String(monthlyLimit ?? USUAL_AI_LIMIT),
  expiresOn: (allowed ? expiresOn : null) ?? '',
})

/** NaN for what is no whole number. */
const limitOf = ({ monthlyLimit }: Typed): number => (/^\d{1,9}$/.test(monthlyLimit) ? Number(monthlyLimit) : Number.NaN)

const draftOf = (typed: Typed): AdminAiDraft =>
  typed.allowed
    ? { allowed: true, monthlyLimit: limitOf(typed), expiresOn: typed.expiresOn === '' ? null : typed.expiresOn }
    : { allowed: false }

type FieldsProps = {
  readonly use: AdminAccountDetail['ai']
  readonly typed: Typed
  readonly issues: Readonly<Record<string, string>>
  readonly change: (typed: Typed) => void
}

const Fields = ({ use: { isAdmin, used }, typed, issues, change }: FieldsProps) => {
  const [usual, usedText] = [formatNumber(USUAL_AI_LIMIT), formatNumber(used)]
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
            label={isAdmin ? <Trans>標準の上限（月{usual}枚）</Trans> : <Trans>使えない</Trans>}
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

type AiDialogProps = {
  readonly account: AdminAccount
  readonly onClose: () => void
  readonly onSet: (draft: AdminAiDraft) => Promise<void>
}

/** Gives somebody the use of the AI tools, limits it, or takes it away. */
export const AiDialog = ({ account: { id, name }, onClose, onSet }: AiDialogProps) => {
  const { t } = useLingui()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery(accountQuery(id))
  const [changed, setChanged] = useState<Typed | null>(null)
  const shown = changed ?? (data === undefined ? null : typedOf(data))
  // Digits of any width, and the commas that people write between them.
  const typed = shown && { ...shown, monthlyLimit: toHalfWidth(shown.monthlyLimit).replaceAll(',', '').trim() }
  const highest = formatNumber(HIGHEST_AI_LIMIT)
  const missing = () => ({
    ...(typed?.allowed === true &&
      !(limitOf(typed) <= HIGHEST_AI_LIMIT) && { monthlyLimit: t`0から${highest}までの整数を入力してください。` }),
    ...(typed?.allowed === true &&
      typed.expiresOn !== '' &&
      typed.expiresOn < civilDate(new Date()) && { expiresOn: t`今日以降の日付を入力してください。` }),
  })
  return (
    <ActDialog
      title={<Trans>AI機能の利用</Trans>}
      confirmLabel={<Trans>変更</Trans>}
      isReady={typed !== null}
      onClose={onClose}
      missing={missing}
      act={async () => {
        if (typed !== null) await onSet(draftOf(typed))
      }}
    >
      {(issues) => (
        <>
          <p>
            <Trans>
              <strong>「{name}」</strong>のAI機能（画像生成とプロンプト翻訳）の利用を設定します。変更はすぐに反映されます。
            </Trans>
          </p>
          {data !== undefined && shown !== null && <Fields use={data.ai} typed={shown} issues={issues} change={setChanged} />}
          {data === undefined && error === null && <FormSkeleton fields={2} />}
          {data === undefined && error !== null && (
            <ErrorState title={<Trans>ユーザーを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
              {describe(error)}
            </ErrorState>
          )}
        </>
      )}
    </ActDialog>
  )
}
