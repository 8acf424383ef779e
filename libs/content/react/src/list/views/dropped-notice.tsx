import { joinWords } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import classes from '../list-notice.module.css'
import type { ListState } from '../list-state.ts'
import { usePartNames } from '../use-part-names.ts'
import { useViewActions, useViews } from './use-views.ts'
import { viewQueryOf, type ListAppearance } from './view-query.ts'

type DroppedNoticeProps = { readonly state: ListState; readonly look: ListAppearance }

/** Lists the conditions of the opened view that no longer exist. Users who may change the view can save it without them. */
export const DroppedNotice = ({ state, look }: DroppedNoticeProps) => {
  const { contentType, locale } = useContent()
  const namesOf = usePartNames()
  const failureText = useFailureText()
  const { update } = useViewActions()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isIn = state.view !== null && state.view !== 'all'
  const { data } = useViews(isIn)
  const view = isIn ? data?.items.find(({ id }) => id === state.view) : undefined
  if (view === undefined || view.dropped.length === 0) return null
  const names = joinWords(locale, namesOf(view.dropped))
  const saveView = async () => {
    setSaving(true)
    setFailure(null)
    try {
      await update(view.id, { query: viewQueryOf(contentType, state, look) })
    } catch (error) {
      setFailure(failureText(error))
    }
    setSaving(false)
  }
  return (
    <p className={classes.root} role="status">
      <span>
        <Trans>この表示の条件のうち、いまは使えないもの（{names}）を除いています。</Trans>
        {failure !== null && ` ${failure}`}
      </span>
      {view.isEditable && (
        <Button variant="default" size="compact-xs" loading={isSaving} onClick={() => void saveView()}>
          <Trans>除いて保存</Trans>
        </Button>
      )}
    </p>
  )
}
