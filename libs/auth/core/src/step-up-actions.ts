/**
 * Actions that accounts may take only after a step-up, each with its effect in the words of `docs/permissions.md`. The effect decides,
 * not the operation: a hook with such an effect needs the step-up like the endpoint for it.
 */
export const STEP_UP_ACTIONS = {
  'change-rights': 'grants, changes or removes a role, a membership or the permission to use AI tools',
  'manage-account': 'creates, approves, bans, unbans or deletes an account, or deletes or restores the record of a person',
  'send-link': 'sends a link that signs somebody in',
  'change-sign-in':
    'sets a password, or changes the address, the passkeys, the second factor or the organisation account of an account; a change of one’s own password asks for the present one instead',
  impersonate: 'starts impersonation',
  'create-key': 'creates an API key',
  'reveal-secret': 'shows a stored secret',
  'export-people': 'exports personal data or the audit log',
  'erase-people': 'erases the data of a person',
  'close-site': 'suspends or closes a site',
} as const satisfies Readonly<Record<string, string>>

/** An action that requires a step-up. */
export type StepUpAction = keyof typeof STEP_UP_ACTIONS
