import { hasKey, keysOf } from '@captain/validation'
import { IDENTITY_ACTIONS } from '@captain/auth-core'

/** Audit actions on content, delivery and integrations. */
const CONTENT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'purge',
  'publish',
  'unpublish',
  'archive',
  'reopen',
  'withdraw',
  'restoreRevision',
  'reorder',
  'bulk',
  'undo',
  'import',
  'disclose',
  'erase',
  'upload',
  'replace',
  'detach',
  'reveal',
  'trial',
  'adminPass',
  'createApiKey',
  'revokeApiKey',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'disableWebhook',
  'createRole',
  'updateRole',
  'deleteRole',
  'start',
  'reply',
  'noteReply',
  'finish',
  'resume',
  'markSpam',
  'notSpam',
  'markPaid',
  'prepare',
  'ship',
  'deliver',
  'requestReturn',
  'refund',
  'refuseReturn',
  'cancel',
] as const

const EVENT_ACTIONS = [...IDENTITY_ACTIONS, ...CONTENT_ACTIONS] as const

export type EventAction = (typeof EVENT_ACTIONS)[number]

/** Groups of actions for the filter. One request contains all actions of a group. */
export const ACTION_GROUPS = {
  signIn: ['login', 'loginFailed', 'rateLimited', 'logout', 'sessionRevoked'],
  rights: ['permission', 'createRole', 'updateRole', 'deleteRole', 'approve', 'ban', 'unban'],
  accounts: [
    'signUp',
    'createAccount',
    'updateAccount',
    'deleteAccount',
    'invite',
    'recovery',
    'password',
    'changeEmail',
    'verifyEmail',
    'passkeyAdded',
    'passkeyRenamed',
    'passkeyRemoved',
    'secondFactorAdded',
    'secondFactorRemoved',
    'recoveryCodesRenewed',
    'recoveryCodeUsed',
    'identityLinked',
    'identityUnlinked',
  ],
  impersonation: ['impersonate', 'stopImpersonating', 'adminPass'],
  handingOver: ['export', 'import', 'reveal', 'disclose', 'erase'],
  content: ['create', 'update', 'delete', 'restore', 'purge', 'restoreRevision', 'reorder', 'bulk', 'undo', 'upload', 'replace', 'detach'],
  publishing: ['publish', 'unpublish', 'archive', 'reopen', 'withdraw'],
  integrations: [
    'createApiKey',
    'revokeApiKey',
    'createWebhook',
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'disableWebhook',
  ],
} as const satisfies Readonly<Record<string, readonly EventAction[]>>

export type ActionGroup = keyof typeof ACTION_GROUPS

export const ACTION_GROUP_NAMES = keysOf(ACTION_GROUPS)

/** Returns the label of an action; its name if this version of the screens does not know it. */
export const labelOfAction = (labels: Readonly<Record<EventAction, string>>, action: string): string =>
  hasKey(labels, action) ? labels[action] : action

/** Returns the group of the given actions; null if they match no group. */
export const groupOfActions = (actions: string): ActionGroup | null =>
  ACTION_GROUP_NAMES.find((group) => ACTION_GROUPS[group].join(',') === actions) ?? null
