import { presetStatesOf } from '@captain/content-core'
import { each, type WorkflowList } from '../workflow-list.ts'

export const inboxList: WorkflowList = {
  groups: [{ name: 'waiting', states: presetStatesOf('inbox') }, ...each('new', 'inProgress', 'done', 'spam')],
}
