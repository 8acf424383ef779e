// The parts that the frame of the back office loads with itself. Each screen has a separate entry point and loads when it is opened.
export { PlatformProvider } from './platform-context.ts'
export { PaletteButton } from './palette/palette-button.tsx'
export { paletteCode } from './palette/palette-code.ts'
export { PaletteHost } from './palette/palette-host.tsx'
