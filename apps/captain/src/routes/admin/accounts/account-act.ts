import type { AdminAccount } from '@captain/auth-core'

/** Actions on accounts that need a dialog. */
export type AccountAct = 'role' | 'ai' | 'ban' | 'impersonate' | 'password' | 'reset' | 'end-sessions' | 'remove'

export type ChosenAct = { readonly act: AccountAct; readonly account: AdminAccount }
