export { createPlatformServices, type PlatformOptions, type PlatformServices } from './services.ts'
export { platformEndpoints } from './endpoints.ts'
export {
  definePlatform,
  type AccountFollower,
  type Bulletins,
  type Maintenances,
  type Menus,
  type Platform,
  type Standing,
  type StandingReads,
  type TenantProfiles,
} from './platform.ts'
export { ACCOUNTS, followAccounts } from './accounts/follow-accounts.ts'
export { platformCalls, type PlatformAccount, type PlatformCalls, type TenantProfile } from './accounts/platform-calls.ts'
export { platformProblems } from './errors.ts'
export { PAGE_HEADER } from './maintenance/maintenance-gate.ts'
export { allowsOrigin } from './profiles/allowed-origins.ts'
export { publicState, type PublicState } from './public-state.ts'
export { seedSamples } from './samples/seed-samples.ts'
