import { initialValues, type AnyContentType, type Seeder, type Values } from '@captain/content-core'

type LegalDocument = {
  readonly type: AnyContentType
  /** What all versions say; title and text are the template's unless said. */
  readonly values: Values
  /** What the superseded version said otherwise. */
  readonly first?: Values
  /** What the version in force changed. */
  readonly changes: { readonly ja: string; readonly en: string }
}

/** Demo versions of a legal document: one that is superseded, the one in force, and a draft without English. */
export const seedLegal = async (seeder: Seeder, { type, values, first = {}, changes }: LegalDocument): Promise<void> => {
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
