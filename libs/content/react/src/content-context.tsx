import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import {
  typeClient,
  typeVisibleTo,
  type AnyContentType,
  type ErasedMessages,
  type ErasedTypeMessages,
  type Tenant,
  type TypeClient,
} from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { createContext, use, useMemo, type ReactNode } from 'react'

/** What does not depend on a content type. */
export type TenantContent = {
  readonly tenant: Tenant
  readonly role: MemberRole
  readonly locale: Locale
  /** Labels of the current type; without labels on a page that belongs to none. */
  readonly words: ErasedTypeMessages
  readonly wordsOf: (typeName: string) => ErasedTypeMessages
  readonly http: HttpClient
}

/** Context that every screen, cell and input of a tenant's content reads. */
export type Content = TenantContent & {
  readonly contentType: AnyContentType
  /** Id of the parent record that the screen belongs to; null without a parent. */
  readonly parent: string | null
  /** The staff API of the current type. */
  readonly client: TypeClient
  readonly clientOf: (typeName: string) => TypeClient
  /** Whether the role may write records of the current type. Without it, screens offer no action that writes. */
  readonly canWrite: boolean
}

const ContentContext = createContext<Content | TenantContent | null>(null)

const wordsIn =
  (messages: ErasedMessages) =>
  (typeName: string): ErasedTypeMessages =>
    messages[typeName] ?? { name: typeName, sections: {}, fields: {} }

type ContentProviderProps = Pick<Content, 'tenant' | 'contentType' | 'role' | 'locale' | 'http'> & {
  readonly parent?: string | null
  readonly messages: ErasedMessages
  readonly children: ReactNode
}

export const ContentProvider = ({ tenant, contentType, parent = null, role, locale, http, messages, children }: ContentProviderProps) => {
  const content = useMemo<Content>(() => {
    const clients = new Map<string, TypeClient>()
    const clientOf = (typeName: string) => {
      const known = clients.get(typeName)
      if (known !== undefined) return known
      const made = typeClient(http, tenant.slug, typeName)
      clients.set(typeName, made)
      return made
    }
    const wordsOf = wordsIn(messages)
    return {
      tenant,
      contentType: typeVisibleTo(contentType, role),
      parent,
      client: clientOf(contentType.name),
      clientOf,
      role,
      canWrite: roleAtLeast(role, contentType.access.write),
      locale,
      words: wordsOf(contentType.name),
      wordsOf,
      http,
    }
  }, [tenant, contentType, parent, role, locale, http, messages])
  return <ContentContext value={content}>{children}</ContentContext>
}

/** Provides the context of another type of the tenant, for example to create a record of it from a form. */
export const OtherTypeContent = ({ type, children }: { readonly type: AnyContentType; readonly children: ReactNode }) => {
  const content = useContent()
  const { clientOf, wordsOf, role } = content
  const other = useMemo<Content>(
    () => ({
      ...content,
      contentType: typeVisibleTo(type, role),
      parent: null,
      client: clientOf(type.name),
      canWrite: roleAtLeast(role, type.access.write),
      words: wordsOf(type.name),
    }),
    [content, type, clientOf, wordsOf, role],
  )
  return <ContentContext value={other}>{children}</ContentContext>
}

type TenantContentProviderProps = Omit<TenantContent, 'words' | 'wordsOf'> & {
  readonly messages: ErasedMessages
  readonly children: ReactNode
}

const NO_WORDS: ErasedTypeMessages = { name: '', sections: {}, fields: {} }

/** Provides the context of a page that belongs to a tenant, but to none of its content types. */
export const TenantContentProvider = ({ tenant, role, locale, http, messages, children }: TenantContentProviderProps) => {
  const content = useMemo<TenantContent>(
    () => ({ tenant, role, locale, http, words: NO_WORDS, wordsOf: wordsIn(messages) }),
    [tenant, role, locale, http, messages],
  )
  return <ContentContext value={content}>{children}</ContentContext>
}

/** Returns what the current screen knows of its tenant. Throws outside of the pages of a tenant. */
export const useTenantContent = (): TenantContent => {
  const content = use(ContentContext)
  if (content === null) throw new Error('useTenantContent needs a provider above it')
  return content
}

/** Returns the content of the current screen. Throws outside of `ContentScreen`. */
export const useContent = (): Content => {
  const content = use(ContentContext)
  if (content === null || !('contentType' in content)) throw new Error('useContent needs a ContentProvider above it')
  return content
}
