import { untypedPath } from '@captain/content-core/kit'
import { EmptyState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useContent } from './content-context.tsx'
import { useLabels } from './labels.ts'
import { useNavigateTo } from './navigation.tsx'

/** Shown if a record is missing; the children explain possible reasons. */
export const RecordNotFound = ({ children }: { readonly children: ReactNode }) => {
  const { tenant, contentType } = useContent()
  const { typeName } = useLabels()
  const go = useNavigateTo()
  return (
    <EmptyState
      kind="no-match"
      title={<Trans>この{typeName}は見つかりません</Trans>}
      action={
        contentType.screens.includes('list') && (
          <Button variant="default" onClick={() => void go(untypedPath(tenant, contentType, 'list'))}>
            <Trans>一覧へ戻る</Trans>
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
