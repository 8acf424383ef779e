import { PathLink, useContent, useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { NoticeDifference } from '../notice-differences.ts'
import { tenant } from '../tenant.ts'
import classes from './notice-agreement.module.css'
import { useNoticeDifferences } from './use-notice-differences.ts'

const fieldOf = (path: NoticeDifference['path']) =>
  path === 'paymentMethods' ? path : path.startsWith('paymentTiming') ? 'paymentTiming' : 'shippingFee'

/** Warns that the notice in force contradicts the settings of payment and delivery; customers rely on both. */
export const NoticeAgreement = () => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { labels, links } = useTenant(tenant)
  const found = useNoticeDifferences()
  if (found === null) return null
  const { notice, differences } = found
  const labelOf = (path: NoticeDifference['path']) => labels.tokusho.fieldLabel(fieldOf(path))
  const { version } = notice
  return (
    <Alert
      className={classes.alert ?? ''}
      color="yellow"
      icon={<IconAlertTriangle />}
      title={t`公開中の「特定商取引法に基づく表記」（第${version}版）と設定が食い違っています`}
    >
      <ul className={classes.list}>
        {differences.map(({ path, params }) => (
          <li key={`${path} ${params.code} ${params.ja}`}>
            <b>{path.endsWith('.en') ? t`${{ field: labelOf(path) }}（英語）` : labelOf(path)}</b> {params[locale]}
          </li>
        ))}
      </ul>
      <PathLink to={links.tokusho.list()}>{t`表記の一覧を開く`}</PathLink>
    </Alert>
  )
}
