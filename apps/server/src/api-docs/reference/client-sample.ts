import type { DescribedOperation } from '@captain/auth-server'

const STEPS = /^(?:\w|-)+\.(?:\w|-)+\.(\w+)$/

/** Method of the typed client, by operation name. */
const CALLS: Readonly<Record<string, string>> = {
  list: 'list({ limit: 20 })',
  listCsv: "csvPath({}, { encoding: 'utf-8' })",
  get: 'get(id)',
  create: 'create(draft)',
  update: 'update(id, record.lockVersion, changes)',
  remove: 'remove(id, record.lockVersion)',
  restore: 'restore(id)',
  duplicate: 'duplicate(id)',
  reorder: 'reorder([first, second])',
  events: 'events(id)',
  markRead: 'markRead(id)',
  presenceSay: 'present(id)',
  revisions: 'revisions(id)',
  revision: 'revision(id, 3)',
  restoreRevision: 'restoreRevision(id, record.lockVersion, 3)',
  usedBy: 'usedBy(id)',
  duplicateCheck: "isTaken('slug', 'first-visit')",
  bulk: "bulk({ action: 'delete', ids })",
  undo: 'undoBulk(operation)',
  importStart: 'startImport(file)',
  importCheck: 'checkImport(started.id, plan)',
  importApply: 'applyImport(started.id, plan)',
  viewsList: 'views.list()',
  viewsCreate: 'views.create({ name, query })',
  viewsUpdate: 'views.update(view.id, { name })',
  viewsRemove: 'views.remove(view.id)',
  trial: 'runConnectionTest(id, values)',
}

const memberOf = (type: string): string => (/^\w+$/.test(type) ? `client.${type}` : `client['${type}']`)

/** Returns the same call with the typed client; null if the client has none. */
export const clientSample = ({ id, type, guard, path }: DescribedOperation): string | null => {
  const name = STEPS.exec(id)?.[1] ?? ''
  if (type === null || guard === 'public') return null
  const isStep = path.endsWith(`/{id}/${name}`) && CALLS[name] === undefined
  const call = isStep ? `transition(id, record.lockVersion, '${name}')` : CALLS[name]
  if (call === undefined || name === 'lastTrial' || name === 'preview' || name === 'presenceLook' || name === 'picture') return null
  return `${name === 'listCsv' ? '' : 'await '}${memberOf(type)}.${call}`
}

/** Returns sample code that creates a tenant's typed client. */
export const clientSetup = (tenantNumber: number, baseUrl: string): string =>
  [
    `import { createHttpClient } from '@captain/http-core'`,
    `import { clientFor } from '@captain/t${tenantNumber}'`,
    '',
    `const client = clientFor(createHttpClient({ baseUrl: '${baseUrl}' }))`,
  ].join('\n')
