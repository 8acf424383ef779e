import { each, type WorkflowList } from '../workflow-list.ts'

export const orderList: WorkflowList = {
  groups: [
    ...each('pendingPayment'),
    { name: 'toShip', states: ['paid', 'preparing'] },
    ...each('shipped', 'delivered'),
    { name: 'returns', states: ['returnRequested', 'refunded'] },
    ...each('cancelled'),
  ],
  stateWidth: 148,
}
