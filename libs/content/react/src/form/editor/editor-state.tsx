import type { Transition } from '@captain/content-core'
import { useContent } from '../../content-context.tsx'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import { CompletenessMeter } from '../sidebar/completeness-meter.tsx'
import { PublishActions } from '../sidebar/publish-actions.tsx'
import { StateCard } from '../sidebar/state-card.tsx'
import type { SaveState } from '../save/save-state.ts'
import type { RecordForm } from '../use-record-form.ts'

type EditorStateProps = {
  readonly form: RecordForm
  readonly state: SaveState
  readonly isDirty: boolean
  readonly onHistory: () => void
  /** Called when the user jumps to a field from here. */
  readonly onGo: () => void
  readonly onTransition: (transition: Transition) => void
}

/** The state card of a form, with the transitions and the completeness that the type has. */
export const EditorState = ({ form: { record, store }, state, isDirty, onHistory, onGo, onTransition }: EditorStateProps) => {
  const { contentType } = useContent()
  return (
    <StateCard
      record={record}
      onHistory={onHistory}
      publishing={
        isPublishedByTransition(contentType) && <PublishActions record={record} isDirty={isDirty} state={state} onStep={onTransition} />
      }
      completeness={contentType.completeness.length > 0 && <CompletenessMeter store={store} onGo={onGo} />}
    />
  )
}
