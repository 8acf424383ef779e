import type { AdminAccount } from '@captain/auth-core'

/** What is asked before it is done to an account. */
export type AccountAct = 'role' | 'ai' | 'ban' | 'impersonate' | 'password' | 'reset' | 'end-sessions' | 'remove'

export type ChosenAct = { readonly act: AccountAct; readonly account: AdminAccount }
