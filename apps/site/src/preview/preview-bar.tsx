import { Trans, useLingui } from '@lingui/react/macro'
import type { State } from '@captain/content-core'

const useStates = (): Readonly<Record<State, string>> => {
  const { t } = useLingui()
  return {
    draft: t`下書き`,
    scheduled: t`予約`,
    published: t`公開中`,
    expired: t`終了`,
    archived: t`保管`,
    on: t`公開中`,
    off: t`非公開`,
    plain: t`保存済み`,
  }
}

/** Says that this is a preview, and what the public sees now. */
export function PreviewBar({ state }: { readonly state: State }) {
  const states = useStates()
  return (
    <p className="preview-bar" role="status">
      <strong>
        <Trans>プレビュー中</Trans>
      </strong>
      <span>{states[state]}</span>
    </p>
  )
}
