import type { RecordResponse } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { Presence } from '../presence/presence.tsx'
import { LastEdit } from '../sidebar/last-edit.tsx'
import { SaveText } from '../save/save-text.tsx'
import type { SaveState } from '../save/save-state.ts'

type EditorMetaProps = { readonly record: RecordResponse | null; readonly state: SaveState; readonly isDirty: boolean }

/** The line under the title of a form: state of the record, last edit, progress of saving and other editors. */
export const EditorMeta = ({ record, state, isDirty }: EditorMetaProps) => (
  <>
    {record !== null && record.state !== 'plain' && <StateDot state={record.state} />}
    {record !== null && <LastEdit record={record} />}
    <SaveText state={state} isDirty={isDirty} />
    {record !== null && <Presence id={record.id} />}
  </>
)
