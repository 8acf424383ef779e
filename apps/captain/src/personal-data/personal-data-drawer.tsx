import type { MemberRole } from '@captain/auth-core'
import { personalReadClient, personClient, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { ErrorState, RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer, Tabs } from '@mantine/core'
import { useMemo } from 'react'
import { PersonRequest } from './person/person-request.tsx'
import { PersonalDataProvider } from './personal-data-context.ts'
import classes from './personal-data-drawer.module.css'
import { ReadLog } from './reads/read-log.tsx'

type PersonalDataDrawerProps = {
  readonly http: HttpClient
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly role: MemberRole
  readonly locale: Locale
  /** Shows the reads of this record only; null shows all. */
  readonly record: string | null
  readonly first?: 'reads' | 'person'
  readonly onClose: () => void
}

/** Who read personal data of a tenant, and the requests of persons for disclosure and erasure. Owners only. */
export const PersonalDataDrawer = ({ http, tenant, words, role, locale, record, first = 'reads', onClose }: PersonalDataDrawerProps) => {
  const { t } = useLingui()
  const shared = useMemo(
    () => ({ tenant, words, locale, http, reads: personalReadClient(http, tenant.slug), person: personClient(http, tenant.slug) }),
    [http, tenant, words, locale],
  )
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={<Trans>個人情報</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      {role === 'owner' ? (
        <PersonalDataProvider value={shared}>
          <Tabs defaultValue={first} keepMounted={false}>
            <Tabs.List className={classes.tabs} aria-label={t`個人情報`}>
              <Tabs.Tab value="reads">
                <Trans>個人情報の閲覧記録</Trans>
              </Tabs.Tab>
              <Tabs.Tab value="person">
                <Trans>開示と消去</Trans>
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="reads">
              <ReadLog record={record} />
            </Tabs.Panel>
            <Tabs.Panel value="person">
              <PersonRequest />
            </Tabs.Panel>
          </Tabs>
        </PersonalDataProvider>
      ) : (
        <ErrorState title={<Trans>個人情報の管理を表示する権限がありません</Trans>}>
          <Trans>閲覧記録の確認と、開示と消去は、テナントの管理者が行います。</Trans>
        </ErrorState>
      )}
    </Drawer>
  )
}
