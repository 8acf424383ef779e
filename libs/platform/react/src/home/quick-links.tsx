import { Trans } from '@lingui/react/macro'
import { IconAnchor, IconHelpCircle, IconHistory, IconSparkles, IconSpeakerphone, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePlatform } from '../platform-context.ts'
import classes from './home.module.css'

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** Links to pages outside the tenants. */
export const QuickLinks = () => {
  const { isAdmin, mayUseAi } = usePlatform()
  return (
    <ul className={classes.quick}>
      <li>
        <Link to="/captain/tenant">
          <IconAnchor {...ICON} />
          <Trans>すべてのテナント</Trans>
        </Link>
      </li>
      <li>
        <Link to="/captain/article">
          <IconSpeakerphone {...ICON} />
          <Trans>お知らせと手順</Trans>
        </Link>
      </li>
      <li>
        <Link to="/user/profile">
          <IconUser {...ICON} />
          <Trans>プロフィールとパスキー</Trans>
        </Link>
      </li>
      {mayUseAi && (
        <li>
          <Link to="/captain/ai">
            <IconSparkles {...ICON} />
            <Trans>AIツール</Trans>
          </Link>
        </li>
      )}
      {isAdmin && (
        <>
          <li>
            <Link to="/admin/auth-user">
              <IconUsersGroup {...ICON} />
              <Trans>ログインユーザーの管理</Trans>
            </Link>
          </li>
          <li>
            <Link to="/admin/audit">
              <IconHistory {...ICON} />
              <Trans>監査ログの確認</Trans>
            </Link>
          </li>
        </>
      )}
      <li>
        <Link to="/captain" search={{ tour: true }}>
          <IconHelpCircle {...ICON} />
          <Trans>使い方の案内</Trans>
        </Link>
      </li>
    </ul>
  )
}
