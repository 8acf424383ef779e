import { TenantsResult } from '@captain/platform-react/tenants-result'
import { TenantMark } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tenantsQuery } from '../../api.ts'
import { useLocale } from '../../navigation/use-locale.ts'
import { RoleName } from '../captain/role-name.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './profile.module.css'

/** The tenants that the account belongs to, and as what. */
export const MembershipsSection = () => {
  const locale = useLocale()
  const query = useQuery(tenantsQuery)
  return (
    <ProfileSection id="tenants">
      <TenantsResult
        query={query}
        skeleton={<Skeleton height={96} />}
        failed={<Trans>テナントを読み込めませんでした</Trans>}
        advice={<Trans>通信の状態を確認して、もう一度お試しください。</Trans>}
      >
        {(tenants) => {
          const own = tenants.filter(({ isMember }) => isMember)
          if (own.length === 0) {
            return (
              <p className={classes.note}>
                <Trans>所属テナントはありません。</Trans>
              </p>
            )
          }
          return (
            <ul className={classes.list}>
              {own.map(({ slug, names, color, role }) => (
                <li key={slug}>
                  <Link className={classes.tenant} to="/captain/tenant/$tenant" params={{ tenant: slug }}>
                    <TenantMark name={names[locale]} color={color} />
                    <span className={classes.tenantName}>{names[locale]}</span>
                    <span className={classes.role}>
                      <RoleName role={role} />
                    </span>
                    <IconChevronRight className={classes.arrow} size={16} stroke={1.8} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </TenantsResult>
    </ProfileSection>
  )
}
