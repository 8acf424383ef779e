import { apiProblemCodes } from '../api-problem-codes.ts'
import type { DescribedOperation } from '@captain/auth-server'
import { openApiDocument, type ApiDescription, type DocumentTag } from '@captain/content-server'
import type { Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { API_VERSION } from '../api-description.ts'
import { docsPath } from './addresses.ts'
import { clientSample, clientSetup } from './client-sample.ts'
import type { KnownTenant } from './known-tenants.ts'
import { allowedReaders, pageMessages, type PageMessages } from './page-messages.ts'

/** Subject of a reference page; a type requires its tenant. */
export type Subject = {
  readonly tenant: KnownTenant | null
  readonly type: { readonly name: string; readonly label: string } | null
}

export type ReferenceOptions = {
  readonly api: ApiDescription
  readonly known: readonly KnownTenant[]
  readonly tenants: readonly Tenant[]
  readonly baseUrl: string
  readonly isMember: boolean
}

const COMMON_TAG = 'common'

/** Most common operations first; the others keep their order. */
const ORDER = ['list', 'get', 'create', 'update', 'remove', 'restore', 'duplicate', 'publicList', 'publicRecord', 'submit']

const rankOf = ({ id }: DescribedOperation): number => {
  const place = ORDER.indexOf(id.split('.').at(-1) ?? '')
  return place === -1 ? ORDER.length : place
}

const operationsOf = ({ operations }: ApiDescription, { tenant, type }: Subject): readonly DescribedOperation[] => {
  const slug = tenant?.tenant.slug ?? null
  return operations
    .filter((one) => one.tenant === slug && (type === null || one.type === type.name))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

const code = (source: string): string => `\`\`\`ts\n${source}\n\`\`\``

const codesTable = (locale: Locale, { status, meaning }: PageMessages): string =>
  [
    `| ${status} | code | ${meaning} |`,
    '| --- | --- | --- |',
    ...[...apiProblemCodes(locale).values()]
      .toSorted((one, other) => one.status - other.status)
      .map((one) => `| ${one.status} | \`${one.code}\` | ${one.title} |`),
  ].join('\n')

const overview = ({ api: { locale }, known, isMember }: ReferenceOptions, messages: PageMessages): string =>
  [
    messages.lead,
    isMember ? messages.reader.member : messages.reader.guest,
    `## ${messages.tenants}`,
    known.map(({ tenant: { slug, names } }) => `- [${names[locale]}](${docsPath(locale, slug)}) \`${slug}\``).join('\n'),
    ...messages.guide.map(([name, text]) => `## ${name}\n\n${text}`),
    `## ${messages.codes}`,
    messages.codesLead,
    codesTable(locale, messages),
  ].join('\n\n')

const tenantLead = (
  { api: { locale }, baseUrl }: ReferenceOptions,
  { tenant: { slug, number }, types }: KnownTenant,
  { isOfStaff, messages }: { readonly isOfStaff: boolean; readonly messages: PageMessages },
): string =>
  [
    ...(types.length === 0
      ? []
      : [`## ${messages.types}`, types.map(({ name, label }) => `- [${label}](${docsPath(locale, slug, name)}) \`${name}\``).join('\n')]),
    ...(isOfStaff && types.length > 0 ? [`## ${messages.client}`, messages.clientLead, code(clientSetup(number, baseUrl))] : []),
  ].join('\n\n')

const leadOf = (options: ReferenceOptions, { tenant, type }: Subject, isOfStaff: boolean): string => {
  const messages = pageMessages(options.api.locale)
  if (tenant === null) return overview(options, messages)
  if (type === null) return tenantLead(options, tenant, { isOfStaff, messages })
  return isOfStaff ? code(clientSetup(tenant.tenant.number, options.baseUrl)) : ''
}

const tagsOf = (locale: Locale, { tenant, type }: Subject): readonly DocumentTag[] => {
  const messages = pageMessages(locale)
  if (tenant === null) return [{ name: COMMON_TAG, description: '', 'x-displayName': messages.common }]
  const types = type === null ? tenant.types : [type]
  const own: readonly DocumentTag[] = type === null ? [{ name: COMMON_TAG, description: '', 'x-displayName': messages.ofTenant }] : []
  return [...own, ...types.map(({ name, label }) => ({ name, description: `\`${name}\``, 'x-displayName': label }))]
}

const detailsOf = ({ details, guard, keyScopes }: DescribedOperation, messages: PageMessages): string =>
  [
    ...(details === undefined ? [] : [details]),
    `${messages.who}: ${allowedReaders(messages, guard)}`,
    ...(keyScopes === undefined ? [] : [`${messages.key}: ${keyScopes.map((scope) => `\`${scope}\``).join(' + ')}`]),
  ].join('\n\n')

/** Returns the heading of a page. */
const titleOf = (locale: Locale, { tenant, type }: Subject): string =>
  type?.label ?? tenant?.tenant.names[locale] ?? pageMessages(locale).title

/** Returns the OpenAPI document of one page: the operations of its subject, grouped by content type, with access and client calls. */
export const referenceDocument = (options: ReferenceOptions, subject: Subject): string => {
  const { api, tenants, baseUrl } = options
  const operations = operationsOf(api, subject)
  const isOfStaff = operations.some(({ guard }) => guard !== 'public')
  const messages = pageMessages(api.locale)
  return openApiDocument(api, {
    operations,
    tenants,
    baseUrl,
    version: API_VERSION,
    codes: apiProblemCodes(api.locale),
    presentation: {
      title: titleOf(api.locale, subject),
      description: leadOf(options, subject, isOfStaff),
      tags: tagsOf(api.locale, subject),
      tagOf: ({ type }) => type ?? COMMON_TAG,
      extend: (operation) => {
        const source = clientSample(operation)
        return {
          description: detailsOf(operation, messages),
          ...(source !== null && { 'x-codeSamples': [{ lang: 'TypeScript', label: messages.client, source }] }),
        }
      },
    },
  })
}
