// A separate entry point: captain also loads a tenant for its labels alone, without the code of any screen.
export { defineScreens } from './declared/define-screens.ts'
