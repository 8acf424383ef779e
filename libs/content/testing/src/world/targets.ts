import {
  contentTypeOf,
  nestedFields,
  type AnyContentType,
  type Fields,
  type IncludedMedia,
  type Person,
  type Tenant,
} from '@captain/content-core'
import type { PictureFile, SampleContext, SampleTargets, Variant } from '../samples/sample-context.ts'
import { sampleValues } from '../samples/sample-values.ts'
import type { Session } from '../session/session.ts'
import { clientOf } from './client-of.ts'
import { publishRecord } from './publish-record.ts'
import { uploadImage } from './upload-image.ts'

const VARIANTS = [0, 1] as const

const typesIn = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'reference' || field.kind === 'references') return [field.config.to]
    const nested = nestedFields(field)
    return nested === null ? [] : typesIn(nested)
  })

const neededBy = (type: AnyContentType): readonly string[] =>
  typesIn(Object.fromEntries(Object.entries(type.fields).filter(([, field]) => field.required !== 'optional')))

const pictureFile = (media: IncludedMedia | undefined): PictureFile => ({
  id: media?.id ?? '',
  url: media?.url ?? '/media/none.png',
  width: media?.width ?? null,
  height: media?.height ?? null,
})

/** Makes live records, pictures and members for samples to point to, each when it is first needed. */
export const prepareTargets = (editor: Session, tenant: Tenant) => {
  const records = new Map<string, string>()
  const images: IncludedMedia[] = []
  const members: Person[] = []

  const targets: SampleTargets = {
    record: (type, variant) => records.get(`${type}/${variant}`) ?? '',
    image: (variant) => images[variant]?.id ?? '',
    picture: (variant) => pictureFile(images[variant]),
    member: (variant) => members[variant % members.length]?.id ?? '',
  }
  const contextFor = (variant: Variant): SampleContext => ({ variant, targets, now: new Date() })

  const makeRecord = async (name: string, variant: Variant): Promise<void> => {
    const type = contentTypeOf(tenant, name)
    if (type === null || records.has(`${name}/${variant}`)) return
    for (const needed of neededBy(type)) await makeRecord(needed, variant)
    // Its optional references lead to what is there already, or nowhere. The first variant is the one that is shown to the public.
    const record = await clientOf(editor, tenant, type).create(sampleValues(type, contextFor(0)))
    records.set(`${name}/${variant}`, (await publishRecord(editor, tenant, type, record)).id)
  }

  const makeShared = async (): Promise<void> => {
    for (const _variant of VARIANTS) images.push(await uploadImage(editor, tenant.slug))
    const answer = await editor.http.get<{ readonly items: readonly Person[] }>(`/api/v1/tenants/${tenant.slug}/members`)
    members.push(...answer.items)
  }

  return async (type: AnyContentType, variant: Variant): Promise<SampleContext> => {
    if (images.length === 0) await makeShared()
    for (const name of typesIn(type.fields)) for (const one of VARIANTS) await makeRecord(name, one)
    return contextFor(variant)
  }
}
