import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** The parts of one tenant's library; each loads on first use. */
export type TenantEntry<Slug extends string = string> = {
  /** The tenant's number in storage, for programs that cannot load its declaration. */
  readonly number: number
  /** The declaration and its labels, for all programs. */
  readonly declaration: () => Promise<{
    readonly tenant: Tenant<Slug>
    readonly loadMessages: (locale: Locale) => Promise<ErasedMessages>
  }>
  /** The part for the back office; absent elsewhere. */
  readonly captain: () => Promise<object>
  /** The part for the server; absent in browsers and on the public site. */
  readonly server: () => Promise<object>
}

/** Lists tenants by slug; a key that differs from the slug of its tenant does not compile. */
export const defineRegistry = <const R extends { readonly [Slug in keyof R]: TenantEntry<Slug & string> }>(registry: R): R => registry
