import type { AdminAccount } from '@captain/auth-core'

/** Actions on accounts that need a dialog. */
export type AccountAction = 'role' | 'ai' | 'ban' | 'impersonate' | 'password' | 'reset' | 'reset-second-factor' | 'end-sessions' | 'remove'

export type ChosenAction = { readonly action: AccountAction; readonly account: AdminAccount }
