export { ListScreen } from './list/list-screen.tsx'
