export { useTransitionScreen } from './use-transition-screen.tsx'
export { TransitionFrame } from './transition-frame.tsx'
