import { supportsPasskeys, type Enrolled } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AuthPage } from './auth-page.tsx'
import { NewPasskeyForm } from './new-passkey-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export type SignInMethodKind = 'passkey' | 'password'

type WayInProps = { readonly name: string; readonly kind: Enrolled['kind']; readonly onMade: (made: SignInMethodKind) => void }

/** Sets up a sign-in method: a passkey, or a password where passkeys are unavailable. */
export const SignInMethodSetup = ({ name, kind, onMade }: WayInProps) => {
  const [chosen, setChosen] = useState<SignInMethodKind>(supportsPasskeys() ? 'passkey' : 'password')
  const title = kind === 'invite' ? <Trans>{name}さん、ようこそ</Trans> : <Trans>{name}さん、お帰りなさい</Trans>
  if (chosen === 'passkey') {
    return (
      <AuthPage
        step="passkey"
        title={title}
        lead={
          <Trans>ログインに使うパスキーを登録します。指紋や顔、PINなど、端末のロックを解除する方法でログインできるようになります。</Trans>
        }
      >
        <NewPasskeyForm onMade={() => onMade('passkey')} onPassword={() => setChosen('password')} />
      </AuthPage>
    )
  }
  return (
    <AuthPage step="password" title={title} lead={<Trans>ログインに使うパスワードを設定します。</Trans>}>
      <NewPasswordForm onMade={() => onMade('password')} onPasskey={supportsPasskeys() ? () => setChosen('passkey') : null} />
    </AuthPage>
  )
}
