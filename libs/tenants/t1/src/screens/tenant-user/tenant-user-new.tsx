import { titleOf } from '@captain/content-core'
import { useContent, useFailureText, useTenant, type ScreenProps } from '@captain/content-react'
import { ErrorState, FormSkeleton, PageHeader } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenantProfile } from '../../content-types/tenant.ts'
import { tenant } from '../../tenant.ts'
import { NewMemberFields } from './new-member-fields.tsx'
import type { NewMembers } from './new-members.ts'
import classes from './tenant-user-new.module.css'
import { useAddMembers } from './use-add-members.ts'
import { useCandidates } from './use-candidates.ts'

/** Selects people and their role; one record is created for each of them. */
export const Screen = ({ params: { parent } }: ScreenProps<typeof tenant, 'tenant-user', 'new'>) => {
  const { canWrite, locale } = useContent()
  const { client } = useTenant(tenant)
  const { t } = useLingui()
  const describe = useFailureText()
  const site = useQuery({ queryKey: ['tenant-of-members', parent], queryFn: () => client.tenant.get(parent) })
  const [search, setSearch] = useState('')
  const [members, setMembers] = useState<NewMembers>({ picked: [], role: 'editor', notifyContact: false })
  const { picked } = members
  const { options, remember, error, refetch, isFetching } = useCandidates(parent, search, picked)
  const adding = useAddMembers(parent, (id) => options.find(({ value }) => value === id)?.label ?? id)

  const change = (changes: Partial<NewMembers>) => {
    if (changes.picked !== undefined) {
      remember(changes.picked)
      adding.clearFailure()
    }
    setMembers((before) => ({ ...before, ...changes }))
  }

  const failed = site.error ?? error
  if (!canWrite) return <PageHeader title={t`メンバーの追加`} count={t({ message: '閲覧のみ', context: 'テナント' })} />
  if (failed !== null) {
    return (
      <ErrorState
        title={t`読み込めませんでした`}
        onRetry={() => void (site.error === null ? refetch() : site.refetch())}
        retrying={isFetching}
      >
        {describe(failed)}
      </ErrorState>
    )
  }
  if (site.data === undefined) return <FormSkeleton />
  return (
    <>
      <PageHeader
        title={t`メンバーの追加`}
        meta={titleOf(tenantProfile, site.data, locale)}
        actions={
          <Button disabled={picked.length === 0} loading={adding.isSaving} onClick={() => void adding.save(members)}>
            {picked.length === 0 ? t`追加する` : t`${{ count: picked.length }}人を追加する`}
          </Button>
        }
      />
      {adding.failure !== null && (
        <p className={classes.failure} role="alert">
          {adding.failure}
        </p>
      )}
      <NewMemberFields
        value={members}
        options={options}
        search={search}
        isFetching={isFetching}
        disabled={adding.isSaving}
        onChange={change}
        onSearch={setSearch}
      />
    </>
  )
}
