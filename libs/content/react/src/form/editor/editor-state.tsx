import { useContent } from '../../content-context.tsx'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import { PublishActions } from '../publishing/publish-actions.tsx'
import { CompletenessMeter } from '../sidebar/completeness-meter.tsx'
import { StateCard } from '../sidebar/state-card.tsx'
import type { RunTransition } from '../publishing/use-publishing.ts'
import type { SaveState } from '../save/save-state.ts'
import type { RecordForm } from '../use-record-form.ts'

type EditorStateProps = {
  readonly form: RecordForm
  readonly state: SaveState
  readonly isDirty: boolean
  readonly onHistory: () => void
  /** Called when the user jumps to a field from here. */
  readonly onGo: () => void
  readonly onTransition: RunTransition
}

/** The state card of a form, with the transitions and the completeness that the type has. */
export const EditorState = ({ form: { record, store, changed }, state, isDirty, onHistory, onGo, onTransition }: EditorStateProps) => {
  const { contentType } = useContent()
  return (
    <StateCard
      record={record}
      onHistory={onHistory}
      publishing={
        isPublishedByTransition(contentType) && (
          <PublishActions record={record} changed={changed} isDirty={isDirty} state={state} onStep={onTransition} />
        )
      }
      completeness={contentType.completeness.length > 0 && <CompletenessMeter store={store} onGo={onGo} />}
    />
  )
}
