import type {
  BatchOf,
  ClientOf,
  FieldNameIn,
  FieldsIn,
  LinksOf,
  ListedRecordOf,
  NameIn,
  OptionOf,
  PublicPathIn,
  PublicQueryIn,
  PublicReadArguments,
  PublicResponseOf,
  RecordOf,
  Tenant,
  TypeIn,
} from '@captain/content-core'
import type { Labels } from '../labels.ts'
import type { TypeQueries } from '../queries.ts'

/** Labels of one content type in the interface language, by declared names. */
export type TypeLabels<C> = Pick<Labels, 'typeName' | 'typePlural'> & {
  readonly fieldWords: (field: FieldNameIn<C>) => ReturnType<Labels['fieldWords']>
  readonly fieldLabel: (field: FieldNameIn<C>) => string
  readonly optionLabel: <F extends FieldNameIn<C>>(field: F, option: OptionOf<FieldsIn<C>[F]>) => string
  readonly sectionLabel: (section: SectionIn<C>) => string
}

type SectionIn<C> = C extends { readonly sections: infer Sections } ? keyof Sections & string : never

/** What a tenant's own screens work with, by the names of its declaration. */
export type TenantContent<T extends Tenant> = {
  /** Staff API by content type: `client.food.get(id)`. */
  readonly client: ClientOf<T>
  /** Saves records of several types in one request. */
  readonly batch: BatchOf<T>
  /** Paths of screens by content type: `links.food.edit(id)`. */
  readonly links: LinksOf<T>
  /** Options of cached queries by content type: `useQuery(queries.food.record(id))`. */
  readonly queries: { readonly [N in NameIn<T>]: TypeQueries<RecordOf<TypeIn<T, N>>, ListedRecordOf<TypeIn<T, N>>> }
  /** Labels by content type: `labels.food.fieldLabel('name')`. */
  readonly labels: { readonly [N in NameIn<T>]: TypeLabels<TypeIn<T, N>> }
  /** Sends a declared public query of the tenant, in the interface language: `read('/business-calendar', { month })`. */
  readonly read: <const Path extends PublicPathIn<T>>(
    path: Path,
    ...given: PublicReadArguments<PublicQueryIn<T, Path>>
  ) => Promise<PublicResponseOf<PublicQueryIn<T, Path>>>
}
