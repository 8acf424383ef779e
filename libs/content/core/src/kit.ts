export { untypedPath } from './tenant/screen-paths.ts'
