import { initialValues, type AnyContentType, type CreateInput, type Seeder, type Values } from '@captain/content-core'

type LegalDocument<C, Input> = {
  readonly type: C
  /** Values of all versions; title and text default to those of the template. */
  readonly values: Input
  /** Different values of the superseded version. */
  readonly first?: Input
  /** Changes in the version in force. */
  readonly changes: { readonly ja: string; readonly en: string }
}

/** Writes sample versions of a legal document: a superseded one, the one in force, and a draft without English. */
export function seedLegal<const C extends AnyContentType>(
  seeder: Seeder,
  document: LegalDocument<C, Partial<CreateInput<C>>>,
): Promise<void>
// The implementation serves the documents of all tenants and does not know their fields.
export async function seedLegal(
  seeder: Seeder,
  { type, values, first = {}, changes }: LegalDocument<AnyContentType, Values>,
): Promise<void> {
  const { title, body } = initialValues(type, { accountName: '', now: new Date() })
  const version = (number: string, offset: number, more: Values) => ({
    ...(title !== undefined && { title }),
    ...(body !== undefined && { body }),
    ...values,
    version: number,
    enactedOn: seeder.day(-500),
    effectiveDate: seeder.day(offset),
    ...more,
  })
  await seeder.create(type.name, version('1.0', -500, { ...first, reviewedConfirm: true }), { state: 'published' })
  await seeder.create(type.name, version('1.1', -90, { changeSummary: changes, reviewedConfirm: true }), { state: 'published' })
  await seeder.create(type.name, version('1.2', 60, { changeSummary: { ja: '問い合わせ先を変更する予定です。' } }))
}
