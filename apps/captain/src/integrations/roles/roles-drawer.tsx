import type { MemberRole } from '@captain/auth-core'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { RoleResponse } from '@captain/platform-core'
import { ErrorState, FormSkeleton, RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIsAsking } from '../unsaved-guard.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { RoleForm } from './role-form.tsx'
import { RoleList } from './role-list.tsx'
import { rolesClient, rolesQuery } from './roles-client.ts'
import { RolesProvider, useRoles } from './roles-context.ts'

/** What the drawer shows: the list, a new role, or one by its key. */
type Step =
  | { readonly at: 'list'; readonly isReturn: boolean }
  | { readonly at: 'new' }
  | { readonly at: 'edit'; readonly role: RoleResponse }

const RolesContents = () => {
  const describe = useFailureText()
  const { client } = useRoles()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(rolesQuery(client))
  const [step, setStep] = useState<Step>({ at: 'list', isReturn: false })
  if (error !== null && data === undefined) {
    return (
      <ErrorState title={<Trans>役割を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const back = () => setStep({ at: 'list', isReturn: true })
  const saved = () => {
    void queries.invalidateQueries({ queryKey: rolesQuery(client).queryKey })
    back()
  }
  if (step.at === 'new') return <RoleForm edited={null} onSaved={saved} onBack={back} />
  if (step.at === 'edit') return <RoleForm edited={step.role} onSaved={saved} onBack={back} />
  return (
    <RoleList roles={data} isReturn={step.isReturn} onNew={() => setStep({ at: 'new' })} onEdit={(role) => setStep({ at: 'edit', role })} />
  )
}

type RolesDrawerProps = {
  readonly http: HttpClient
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly role: MemberRole
  readonly locale: Locale
  readonly onClose: () => void
}

/** The members of a tenant with their roles, and its custom roles. Owners only. */
export const RolesDrawer = ({ http, tenant, words, role, locale, onClose }: RolesDrawerProps) => {
  const { t } = useLingui()
  const isAsking = useIsAsking()
  const roles = useMemo(() => ({ tenant, words, locale, client: rolesClient(http, tenant.slug) }), [http, tenant, words, locale])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={760}
      closeOnEscape={!isAsking}
      title={<Trans>メンバーと役割</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      {role === 'owner' ? (
        <RolesProvider value={roles}>
          <RolesContents />
        </RolesProvider>
      ) : (
        <ErrorState title={<Trans>メンバーと役割を表示する権限がありません</Trans>}>
          <Trans>役割は、テナントの管理者が管理します。必要なときは管理者に相談してください。</Trans>
        </ErrorState>
      )}
    </Drawer>
  )
}
