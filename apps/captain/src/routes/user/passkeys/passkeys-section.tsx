import { passkeysQuery, type Passkey } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../account.ts'
import { QuerySection } from '../query-section.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../profile.module.css'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** Limit of the server for one account. */
const MAX_PASSKEYS = 10

type PasskeyListProps = { readonly passkeys: readonly Passkey[]; readonly hasPassword: boolean }

const PasskeyList = ({ passkeys, hasPassword }: PasskeyListProps) => {
  if (passkeys.length === 0) {
    return (
      <p className={classes.note}>
        <Trans>
          パスキーはまだありません。登録すると、パスワードを入力せずにログインでき、本人確認が必要な操作もできるようになります。
        </Trans>
      </p>
    )
  }
  return (
    <ul className={classes.list}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} isLastWayIn={passkeys.length === 1 && !hasPassword} />
      ))}
    </ul>
  )
}

/** The passkeys of the account: named, renamed, deleted, and more of them. */
export const PasskeysSection = () => {
  const passkeys = useQuery(passkeysQuery)
  const account = useQuery(accountQuery)
  return (
    <ProfileSection
      id="passkeys"
      intro={<Trans>指紋や顔、PINなどで安全にログインできます。端末をなくしたときのために、2つ以上の登録をおすすめします。</Trans>}
    >
      <QuerySection query={passkeys} height={64}>
        {(found) => (
          <div className={classes.parts}>
            {/* While it is unknown whether there is a password, the server decides. */}
            <PasskeyList passkeys={found} hasPassword={account.data?.hasPassword ?? true} />
            <NotWhileImpersonating>
              {found.length < MAX_PASSKEYS ? (
                <AddPasskey isFirst={found.length === 0} />
              ) : (
                <p className={classes.note}>
                  <Trans>登録できるパスキーは{MAX_PASSKEYS}個までです。追加するには、使っていないものを削除してください。</Trans>
                </p>
              )}
            </NotWhileImpersonating>
          </div>
        )}
      </QuerySection>
    </ProfileSection>
  )
}
