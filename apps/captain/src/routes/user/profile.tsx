import { useSession } from '@captain/auth-react'
import { EmptyState, PageHeader, TenantMark } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../navigation/use-locale.ts'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { RoleName } from '../captain/role-name.tsx'
import { TenantsAnswer } from '../tenants-answer.tsx'
import classes from './profile.module.css'

const Memberships = () => {
  const locale = useLocale()
  return (
    <TenantsAnswer skeleton={<Skeleton height={120} />}>
      {(tenants) => {
        const own = tenants.filter(({ isMember }) => isMember)
        if (own.length === 0) return <EmptyState kind="no-match" title={<Trans>所属テナントがありません</Trans>} />
        return (
          <ul className={classes.list}>
            {own.map(({ slug, names, color, role }) => (
              <li key={slug} className={classes.row}>
                <TenantMark name={names[locale]} color={color} />
                <span className={classes.name}>{names[locale]}</span>
                <span className={classes.role}>
                  <RoleName role={role} />
                </span>
              </li>
            ))}
          </ul>
        )
      }}
    </TenantsAnswer>
  )
}

/** One's own account. */
export const Profile = () => {
  const session = useSession()
  const locale = useLocale()
  return (
    <div className={classes.root}>
      <PageHeader title={<Trans>プロフィール</Trans>} />
      <section className={classes.section}>
        <h2 className={classes.heading}>
          <Trans>基本</Trans>
        </h2>
        <dl className={classes.facts}>
          <dt>
            <Trans>名前</Trans>
          </dt>
          <dd>{session?.user.name}</dd>
          <dt>
            <Trans>メールアドレス</Trans>
          </dt>
          <dd>{session?.user.email}</dd>
          <dt>
            <Trans>表示言語</Trans>
          </dt>
          <dd className={classes.language}>
            {locale === 'ja' ? '日本語' : 'English'}
            <LanguageSwitch />
          </dd>
        </dl>
      </section>
      <section className={classes.section}>
        <h2 className={classes.heading}>
          <Trans>所属テナント</Trans>
        </h2>
        <Memberships />
      </section>
      <Button variant="default" component={Link} to="/auth/logout" preload={false}>
        <Trans>ログアウト</Trans>
      </Button>
    </div>
  )
}
