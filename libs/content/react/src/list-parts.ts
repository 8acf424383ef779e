export { ListScreen } from './list/list-screen.tsx'
export type { RowAct } from './list/row-act.ts'
export { updateOnLatest } from './list/update-on-latest.ts'
