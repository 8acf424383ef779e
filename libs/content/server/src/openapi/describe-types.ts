import type { DescribeContext } from '@captain/http-server'
import type { DescribeOperations, DescribedOperation } from '@captain/auth-server'
import { customRoleIn, type Actor } from '@captain/auth-core'
import { hasPreview, withoutHiddenFields } from '@captain/content-core'
import type { ContentServices } from '../services.ts'
import { localeParameter } from './parameters.ts'
import { typeOperation, type OperationFacts } from './operation.ts'
import { changesSchema, type Subject } from './type-schemas.ts'

type PublicOperation = {
  readonly method: 'GET' | 'POST'
  /** Path after the content type. */
  readonly path: string
  wanted(subject: Subject): boolean
  facts(subject: Subject): OperationFacts
}

type Described = Pick<ContentServices, 'tenants' | 'messagesOf'>

/** Returns every content type of every tenant as a reader sees it, with its labels in the language of the description. */
const subjectsOf = async ({ tenants, messagesOf }: Described, describing: DescribeContext, actor: Actor | null) => {
  const all = await Promise.all(
    tenants.map(async (tenant): Promise<readonly Subject[]> => {
      const messages = await messagesOf(tenant.slug, describing.locale)
      const role = actor === null ? null : customRoleIn(actor, tenant.slug)
      return tenant.contentTypes.map((type) => ({
        describing,
        tenant,
        type: withoutHiddenFields(type, role),
        words: messages[type.name],
      }))
    }),
  )
  return all.flat()
}

/**
 * Describes an endpoint that serves several content types: one or more operations for each type that has it, without the fields that the
 * reader does not see.
 */
export const describeTypes =
  (services: Described, describe: (subject: Subject) => readonly DescribedOperation[]): DescribeOperations =>
  async (describing, reader) =>
    (await subjectsOf(services, describing, reader?.actor ?? null)).flatMap(describe)

/** Like `describeTypes`, for one operation of the types in `wanted`: public, so all readers see the same. */
export const describePublic = (services: Described, { method, path, wanted, facts }: PublicOperation): DescribeOperations => {
  const describe = describeTypes(services, (subject) => {
    const { tenant, type } = subject
    if (!wanted(subject)) return []
    const place = { method, path: `/api/v1/public/${tenant.slug}/${type.name}${path}`, guard: 'public' } as const
    return [typeOperation(subject, method === 'GET' ? { ...place, keyScope: 'delivery:read' } : place, facts(subject))]
  })
  return (describing) => describe(describing)
}

/** Describes the preview of the types with a preview screen: of the stored record, with unsaved values of its form, or of a new record. */
export const describePreview = (services: Described, of: 'stored' | 'typed' | 'new'): DescribeOperations =>
  describeTypes(services, (subject) => {
    const { tenant, type, describing } = subject
    if (!hasPreview(type)) return []
    const path = `/api/v1/tenants/${tenant.slug}/${type.name}${of === 'new' ? '' : '/:id'}/preview`
    const parameters = [localeParameter(describing, 'locale')]
    const page = { parameters, answer: { type: 'string' }, answerType: 'text/html' } as const
    if (of === 'stored')
      return [typeOperation(subject, { method: 'GET', path, guard: { tenant: type.access.read } }, { ...page, name: 'preview' })]
    const name = of === 'typed' ? 'previewTyped' : 'previewNew'
    const place = { method: 'POST', path, guard: { tenant: type.access.write } } as const
    return [typeOperation(subject, place, { ...page, name, body: changesSchema(subject) })]
  })
