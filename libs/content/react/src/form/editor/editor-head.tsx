import { titleOf, workflowOf, type RecordResponse } from '@captain/content-core'
import { PageHeader } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { use, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { actionsOn } from '../../declared/actions-of-type.ts'
import { useLabels } from '../../labels.ts'
import { previewPath } from '../../list/use-record-paths.ts'
import { FormActions } from '../form-actions.ts'
import { useHref } from '../use-href.ts'

type EditorHeadProps = {
  readonly record: RecordResponse | null
  readonly meta: ReactNode
  /** Opens the sheet with the state; null if the state is next to the form. */
  readonly onSheet: (() => void) | null
}

const useTitle = (record: RecordResponse | null): string => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { typeName } = useLabels()
  if (record === null) return t`${typeName}の新規作成`
  return workflowOf(contentType.workflow).isSingle === true ? typeName : titleOf(contentType, record, locale) || typeName
}

const PreviewLink = ({ record }: { readonly record: RecordResponse }) => {
  const { tenant, contentType } = useContent()
  const href = useHref()
  const preview = previewPath(tenant, contentType, record)
  if (preview === null) return null
  return (
    <Button component="a" href={href(preview)} target="_blank" rel="noreferrer" variant="default" leftSection={<IconEye size={16} />}>
      <Trans>プレビュー</Trans>
    </Button>
  )
}

/** The page header of a form: title, state and the actions on the record. */
export const EditorHead = ({ record, meta, onSheet }: EditorHeadProps) => {
  const content = useContent()
  const actions = use(FormActions)
  return (
    <PageHeader
      title={useTitle(record)}
      meta={meta}
      actions={
        <>
          {record !== null && actions !== null && actionsOn(content, actions)(record)}
          {record !== null && <PreviewLink record={record} />}
          {onSheet !== null && (
            <Button variant="default" onClick={onSheet}>
              <Trans>状態と項目</Trans>
            </Button>
          )}
        </>
      }
    />
  )
}
