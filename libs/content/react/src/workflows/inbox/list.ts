import { each, type WorkflowList } from '../workflow-list.ts'

const WAITING = ['new', 'inProgress'] as const

export const inboxList: WorkflowList = {
  groups: [{ name: 'waiting', states: WAITING }, ...each('new', 'inProgress', 'done', 'spam')],
  presetStates: WAITING,
}
