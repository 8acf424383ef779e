export { ListScreen } from './list/list-screen.tsx'
export { rowActionsFor } from './declared/record-actions-for.ts'
export type { RowAction } from './list/row-action.ts'
export { updateOnLatest } from './list/update-on-latest.ts'
