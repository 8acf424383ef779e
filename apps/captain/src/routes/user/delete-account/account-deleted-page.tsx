import { Trans } from '@lingui/react/macro'
import { HomeButton } from '../../../shell/home-button.tsx'
import { Notice } from '../../../shell/notice.tsx'

/** The last page after the account is deleted. */
export const AccountDeletedPage = () => (
  <Notice title={<Trans>退会の手続きが完了しました</Trans>} actions={<HomeButton />}>
    <Trans>アカウントを削除しました。これまでご利用いただき、ありがとうございました。</Trans>
  </Notice>
)
