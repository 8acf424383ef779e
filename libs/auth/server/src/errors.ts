/** A membership in a tenant that is not declared; a mistake of the calling code. */
export const unknownTenant = (slug: string): Error => Object.assign(new Error(`there is no tenant "${slug}"`), { code: 'unknown-tenant' })
