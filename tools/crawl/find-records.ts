import { contentTypeOf, fieldOf, titleOf, type AnyContentType, type RecordResponse } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { TenantPlace } from './places.ts'

/** A place with its parameters from a stored record, and that record's title if the screen shows one. */
export type FoundPlace = TenantPlace & {
  readonly address: string
  readonly recordTitle: (locale: Locale) => string | null
}

export type Finder = {
  /** Fills in the parameters of a place; throws if the demo data has no record for it. */
  readonly find: (place: TenantPlace) => Promise<FoundPlace>
  /** Slug of an article for staff. */
  readonly staffArticle: () => Promise<string>
}

/** Finds records through the staff API with the cookies of a session that sees every tenant. */
export const createFinder = (baseUrl: string, cookie: string): Finder => {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${baseUrl}${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return (await answer.json()) as Answer
  }
  const kept = new Map<string, Promise<RecordResponse>>()

  const firstOf = async (path: string): Promise<RecordResponse> => {
    const [record] = (await read<{ readonly items: readonly RecordResponse[] }>(`${path}?limit=1`)).items
    if (record === undefined) throw new Error(`${path} has no record in the demo data to open`)
    return record
  }

  const first = (tenant: string, type: string): Promise<RecordResponse> => {
    const path = `/api/v1/tenants/${tenant}/${type}`
    const record = kept.get(path) ?? firstOf(path)
    kept.set(path, record)
    return record
  }

  /** Returns the record of a screen with an id in its address; for a sheet, the parent of its records. */
  const shownBy = async ({ tenant, type }: TenantPlace): Promise<readonly [AnyContentType, RecordResponse]> => {
    const owner = type.sheetParent === null ? undefined : fieldOf(type, type.sheetParent)
    const shown = owner?.kind === 'reference' ? contentTypeOf(tenant, owner.config.to) : type
    if (shown === null) throw new Error(`${type.name} is a sheet of nothing`)
    return [shown, await first(tenant.slug, shown.name)]
  }

  const find = async (place: TenantPlace): Promise<FoundPlace> => {
    const { tenant, type, path } = place
    const parent = type.parent === null ? null : await first(tenant.slug, type.parent.type)
    const [shown, record] = /:(id|slug)\b/.test(path) ? await shownBy(place) : [type, null]
    const slug = record?.['slug']
    const address = path
      .replace(':parent', parent?.id ?? '')
      .replace(':id', record?.id ?? '')
      .replace(':slug', encodeURIComponent(typeof slug === 'string' ? slug : ''))
    return { ...place, address, recordTitle: (locale) => (record === null ? null : titleOf(shown, record, locale)) }
  }

  const staffArticle = async (): Promise<string> => {
    const { items } = await read<{ readonly items: readonly { readonly slug: string }[] }>('/api/v1/staff/article')
    return items[0]?.slug ?? ''
  }

  return { find, staffArticle }
}
