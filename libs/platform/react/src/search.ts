// How names are found, in the palette and in lists that load when they are opened: not with the frame.
export { fold } from './palette/fold.ts'
export { ranked } from './palette/rank.ts'
