import { isSignedIn, roleAtLeast } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { pluralOf, type AnyContentType, type ErasedMessages } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { menuTargetsOf, screensSchema } from '@captain/platform-core'
import { unauthorized } from '@captain/http-server'
import { privateJson, describeFixed, runningTenants } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { ownTenants, type OwnTenant } from './own-tenants.ts'
import { operationTexts } from '../openapi/operation-texts.ts'

const createPath = ({ tenant, role }: OwnTenant, type: AnyContentType): string | null =>
  type.screens.includes('new') && roleAtLeast(role, type.access.write) ? untypedPath(tenant, type, 'new') : null

const screensOf = async ({ messagesOf }: PlatformServices, own: OwnTenant) => {
  const { tenant, types } = own
  const [ja, en] = await Promise.all([messagesOf(tenant.slug, 'ja'), messagesOf(tenant.slug, 'en')])
  const wordsOf = (messages: ErasedMessages, { name }: AnyContentType) => messages[name] ?? { name }
  return menuTargetsOf(tenant)
    .filter(({ contentType }) => types.includes(contentType))
    .map(({ contentType: type, to }) => {
      const words = { ja: wordsOf(ja, type), en: wordsOf(en, type) }
      return {
        tenant: tenant.slug,
        type: type.name,
        icon: type.icon,
        names: { ja: pluralOf(words.ja), en: pluralOf(words.en) },
        single: { ja: words.ja.name, en: words.en.name },
        to,
        create: createPath(own, type),
      }
    })
}

/** Returns the screens of all tenants that the account may open, named in both languages, for navigation by name. */
export const screensEndpoint = (services: PlatformServices): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/screens',
    guard: 'user',
    handler: async ({ actor }) => {
      if (!isSignedIn(actor)) throw unauthorized()
      const screens = await Promise.all(ownTenants(runningTenants(services), actor).map((own) => screensOf(services, own)))
      return privateJson({ items: screens.flat() })
    },
  })
  return { ...endpoint, describe: describeFixed(operationTexts, services, endpoint, { name: 'staffScreens', answer: screensSchema }) }
}
