import type { RecordResponse } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Presence } from '../presence/presence.tsx'
import { LastEdit } from '../sidebar/last-edit.tsx'
import { SaveText } from '../save/save-text.tsx'
import type { SaveState } from '../save/save-state.ts'

type EditorMetaProps = { readonly record: RecordResponse | null; readonly state: SaveState; readonly isDirty: boolean }

/**
 * The line under the title of a form: state of the record, last edit, the last save and other editors. Only the save bar says that there are
 * unsaved changes, so that the first key press moves nothing.
 */
export const EditorMeta = ({ record, state, isDirty }: EditorMetaProps) => (
  <>
    {record === null && <Trans>まだ保存していません。</Trans>}
    {record !== null && record.state !== 'plain' && <StateDot state={record.state} />}
    {record !== null && <LastEdit record={record} />}
    {state.kind === 'saved' && !isDirty && <SaveText state={state} isDirty={false} />}
    {record !== null && <Presence id={record.id} />}
  </>
)
