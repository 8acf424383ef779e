import type { AnyRecord } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { EmptyState, ErrorState, FormSkeleton, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useLabels } from '../../labels.ts'
import { useNavigateTo } from '../../navigation.tsx'
import { contentKeys, useScope } from '../../queries.ts'
import classes from './legal.module.css'
import { useNewVersion } from './use-new-version.ts'

type Versions = { readonly draft: AnyRecord | null; readonly newest: AnyRecord | null }

/** The starting points of a new version: none while there is a draft, else the version in force or the newest one. */
const useVersions = () => {
  const { tenant, type, client } = useScope()
  return useQuery({
    queryKey: [...contentKeys.lists(tenant, type), 'versions'],
    queryFn: async ({ signal }): Promise<Versions> => {
      const [drafts, inForce, all] = await Promise.all([
        client.list({ limit: 1, status: 'draft' }, signal),
        client.list({ limit: 1, status: 'inForce' }, signal),
        client.list({ limit: 1 }, signal),
      ])
      return { draft: drafts.items[0] ?? null, newest: inForce.items[0] ?? all.items[0] ?? null }
    },
    gcTime: 0,
  })
}

const DraftExists = ({ draft }: { readonly draft: AnyRecord }) => {
  const { tenant, contentType } = useContent()
  const { typeName } = useLabels()
  const go = useNavigateTo()
  const version = String(draft['version'])
  return (
    <EmptyState
      kind="no-match"
      title={<Trans>編集中の下書き（版 {version}）があります</Trans>}
      action={
        <Button onClick={() => void go(untypedPath(tenant, contentType, 'edit', { id: draft.id }))}>
          <Trans>下書きを開く</Trans>
        </Button>
      }
    >
      <Trans>{typeName}の下書きは、1つだけ作れます。公開するか削除すると、次の版を作れます。</Trans>
    </EmptyState>
  )
}

/** Starts a new version of a legal document from an existing version, or from an empty form, which is `children`. */
export const NewVersionActions = ({ children }: { readonly children: ReactNode }) => {
  const { typeName } = useLabels()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useVersions()
  const newVersion = useNewVersion()
  const [isBlank, setBlank] = useState(false)
  if (isBlank) return children
  if (error !== null && data === undefined) {
    return (
      <ErrorState title={<Trans>読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton />
  const { draft, newest } = data
  if (draft === null && newest === null) return children
  const header = <PageHeader title={<Trans>{typeName}の新規作成</Trans>} />
  if (draft !== null) {
    return (
      <>
        {header}
        <DraftExists draft={draft} />
      </>
    )
  }
  const version = String(newest?.['version'])
  return (
    <>
      {header}
      <div className={classes.ways}>
        <UnstyledButton className={classes.way} disabled={newVersion.isRunning} onClick={() => void newVersion.start(newest?.id ?? '')}>
          <span className={classes.wayName}>
            <Trans>版 {version} をもとに作成する</Trans>
          </span>
          <span className={classes.wayText}>
            <Trans>内容と制定日を引き継ぎ、次の版番号の下書きを作ります。改定のときはこちらが便利です。</Trans>
          </span>
        </UnstyledButton>
        <UnstyledButton className={classes.way} disabled={newVersion.isRunning} onClick={() => setBlank(true)}>
          <span className={classes.wayName}>
            <Trans>はじめから作成する</Trans>
          </span>
          <span className={classes.wayText}>
            <Trans>ひな形から書き始めます。</Trans>
          </span>
        </UnstyledButton>
      </div>
    </>
  )
}
