import type { DescribedParameter } from '@captain/http-server'
import type { DescribedOperation } from '@captain/auth-server'

const SAMPLE_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const PARTS: Readonly<Record<string, string>> = { number: '3', key: 'first-visit', code: '100-0001', file: 'cat.webp' }

const sampleOf = ({ name, schema }: DescribedParameter): string => {
  const { enum: choices, minimum } = schema
  if (Array.isArray(choices)) return String(choices.find((one) => one !== ''))
  return PARTS[name] ?? (minimum === undefined ? SAMPLE_ID : '3')
}

const addressOf = ({ path, parameters }: DescribedOperation, baseUrl: string): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    return parameter === undefined ? name : sampleOf(parameter)
  })
  const query = parameters.filter((one) => one.in === 'query' && one.isRequired)
  const search = query.map((one) => `${one.name}=${encodeURIComponent(sampleOf(one))}`).join('&')
  return `${baseUrl}${filled}${search === '' ? '' : `?${search}`}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A call that one can paste into a shell. */
export const curlSample = (operation: DescribedOperation, baseUrl: string): string => {
  const { method, guard, parameters, body } = operation
  const names = new Set(parameters.map(({ name }) => name))
  const isForm = body?.mediaType?.startsWith('multipart/') === true
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(addressOf(operation, baseUrl))}`,
    ...(guard === 'public' ? [] : [`-H "Authorization: Bearer $CAPTAIN_TOKEN"`]),
    ...(names.has('If-Match') ? [`-H 'If-Match: "3"'`] : []),
    ...(names.has('Idempotency-Key') ? [`-H 'Idempotency-Key: 7b9c1e04'`] : []),
    ...(isForm ? [`-F 'file=@cat.png'`] : []),
    ...(body === undefined || isForm
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body.example ?? {}, null, 2))}`]),
  ]
  return lines.join(' \\\n  ')
}

const STEPS = /^(?:\w|-)+\.(?:\w|-)+\.(\w+)$/

/** What is called of the typed client, by the name of the operation. */
const CALLS: Readonly<Record<string, string>> = {
  list: 'list({ limit: 20 })',
  listCsv: "csvPath({}, { encoding: 'utf-8' })",
  get: 'get(id)',
  create: 'create(draft)',
  update: 'update(id, record.lockVersion, changes)',
  remove: 'remove(id)',
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
  trial: 'runTrial(id, values)',
}

const memberOf = (type: string): string => (/^\w+$/.test(type) ? `client.${type}` : `client['${type}']`)

/** The same call by the typed client; null where it has none. */
export const clientSample = ({ id, type, guard, path }: DescribedOperation): string | null => {
  const name = STEPS.exec(id)?.[1] ?? ''
  if (type === null || guard === 'public') return null
  const isStep = path.endsWith(`/{id}/${name}`) && CALLS[name] === undefined
  const call = isStep ? `transition(id, record.lockVersion, '${name}')` : CALLS[name]
  if (call === undefined || name === 'lastTrial' || name === 'preview' || name === 'presenceLook' || name === 'picture') return null
  return `${name === 'listCsv' ? '' : 'await '}${memberOf(type)}.${call}`
}

/** How a typed client of a tenant is made. */
export const clientSetup = (tenantNumber: number, baseUrl: string): string =>
  [
    `import { createHttpClient } from '@captain/http-core'`,
    `import { clientFor } from '@captain/t${tenantNumber}'`,
    '',
    `const client = clientFor(createHttpClient({ baseUrl: '${baseUrl}' }))`,
  ].join('\n')
