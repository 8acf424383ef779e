import { declarationError, type AnyContentType, type Tenant } from '@captain/content-core'

/** Actions on the records of one content type, and whose they are. */
export type ActionsOfType<Actions> = {
  /** `list` for rows, `form` for the form of a record. */
  readonly place: 'list' | 'form'
  readonly tenant: string
  readonly type: string
  readonly actions: Actions
}

/** Returns the actions for a screen. Throws with their path if they are those of another content type, whose records have other fields. */
export const actionsOn = <Actions>(
  screen: { readonly tenant: Pick<Tenant, 'slug'>; readonly contentType: Pick<AnyContentType, 'name'> },
  { place, tenant, type, actions }: ActionsOfType<Actions>,
): Actions => {
  const [slug, name] = [screen.tenant.slug, screen.contentType.name]
  if (tenant !== slug || type !== name)
    throw declarationError(`${tenant}.actions.${type}.${place}`, `is used on a screen of ${slug}.${name}`)
  return actions
}
