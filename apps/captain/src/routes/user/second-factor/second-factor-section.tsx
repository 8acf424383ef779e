import { formatDate } from '@captain/locale'
import { removeSecondFactor, renewRecoveryCodes } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountQuery, type OwnAccount } from '../account.ts'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import classes from '../profile.module.css'
import { ProfileSection } from '../profile-section.tsx'
import { QuerySection } from '../query-section.tsx'
import { useAccountMutation } from '../use-account-mutation.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

/** Recovery codes left at which the page suggests to renew them. */
const FEW_CODES = 3

type EnabledProps = {
  readonly secondFactor: NonNullable<OwnAccount['secondFactor']>
  readonly onCodes: (codes: readonly string[]) => void
  readonly onRemoved: () => void
}

const Enabled = ({ secondFactor: { since, recoveryCodesLeft }, onCodes, onRemoved }: EnabledProps) => {
  const { isRunning, failure, run } = useAccountMutation()
  const date = formatDate(new Date(since))
  const renew = () =>
    run(async () => {
      onCodes(await renewRecoveryCodes())
    })
  const remove = async () => {
    if (await run(removeSecondFactor)) onRemoved()
  }
  return (
    <div className={classes.stack}>
      <p className={classes.note}>
        <Trans>{date}から有効です。パスワードでログインするときに、認証アプリのコードを入力します。</Trans>
      </p>
      <p className={classes.note}>
        {recoveryCodesLeft > FEW_CODES ? (
          <Trans>使えるリカバリーコードは{recoveryCodesLeft}個です。</Trans>
        ) : (
          <Trans>使えるリカバリーコードは残り{recoveryCodesLeft}個です。新しいコードを発行してください。</Trans>
        )}
      </p>
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button variant="default" loading={isRunning} onClick={() => void renew()}>
          <Trans>リカバリーコードを発行し直す</Trans>
        </Button>
        <Button variant="default" className={classes.danger} disabled={isRunning} onClick={() => void remove()}>
          <Trans>2段階認証を無効にする</Trans>
        </Button>
      </div>
    </div>
  )
}

const SecondFactor = ({ account }: { readonly account: OwnAccount }) => {
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (account.secondFactor !== null)
    return <Enabled secondFactor={account.secondFactor} onCodes={setCodes} onRemoved={() => setRemoved(true)} />
  if (!account.hasPassword) {
    return (
      <p className={classes.note}>
        <Trans>パスワードを設定していないため、2段階認証は必要ありません。</Trans>
      </p>
    )
  }
  const end = (made: readonly string[] | null) => {
    setOpen(false)
    setRemoved(false)
    setCodes(made)
    if (made === null) requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) return <SecondFactorSetup onEnd={end} />
  return (
    <div className={classes.stack}>
      <p className={classes.note}>
        <Trans>無効です。パスワードだけでログインできます。</Trans>
      </p>
      <Button ref={opener} variant="default" onClick={() => setOpen(true)}>
        <Trans>2段階認証を設定…</Trans>
      </Button>
      <DoneLine>{isRemoved ? <Trans>2段階認証を無効にしました。</Trans> : null}</DoneLine>
    </div>
  )
}

/** The second factor of sign-in by password: set up, recovery codes, switched off. */
export const SecondFactorSection = () => {
  const account = useQuery(accountQuery)
  return (
    <ProfileSection
      id="second-factor"
      intro={<Trans>パスワードでログインするときに、認証アプリのコードも求めます。パスキーでのログインには必要ありません。</Trans>}
    >
      <NotWhileImpersonating>
        <QuerySection query={account} height={72}>
          {(found) => <SecondFactor account={found} />}
        </QuerySection>
      </NotWhileImpersonating>
    </ProfileSection>
  )
}
