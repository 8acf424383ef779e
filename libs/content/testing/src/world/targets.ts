import {
  contentTypeOf,
  nestedFields,
  type AnyContentType,
  type Fields,
  type FileType,
  type IncludedMedia,
  type Person,
  type Tenant,
} from '@captain/content-core'
import { originOf } from '../declared/abilities.ts'
import type { PictureFile, SampleContext, SampleTargets, Variant } from '../samples/sample-context.ts'
import type { Session } from '../session/session.ts'
import { uploadFile } from './upload-file.ts'
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

const fileTypesIn = (fields: Fields): readonly FileType[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'file' ? field.config.accept : fileTypesIn(nestedFields(field) ?? {})))

const pictureFile = (media: IncludedMedia | undefined): PictureFile => ({
  id: media?.id ?? '',
  url: media?.url ?? '/media/none.png',
  width: media?.width ?? null,
  height: media?.height ?? null,
})

type Make = (type: AnyContentType, context: SampleContext) => Promise<string>

/** Creates live records, images and members as targets of samples, each on first use. */
export const prepareTargets = (editor: Session, tenant: Tenant, make: Make) => {
  const records = new Map<string, string>()
  const images: IncludedMedia[] = []
  const files = new Map<FileType, string>()
  const members: Person[] = []

  const targets: SampleTargets = {
    record: (type, variant) => records.get(`${type}/${variant}`) ?? '',
    image: (variant) => images[variant]?.id ?? '',
    file: (accept, variant) => {
      const [id = ''] = accept.flatMap((type) => (type === 'image' ? images[variant]?.id : files.get(type)) ?? [])
      return id
    },
    picture: (variant) => pictureFile(images[variant]),
    member: (variant) => members[variant % members.length]?.id ?? '',
  }
  const contextFor = (variant: Variant): SampleContext => ({ variant, targets, now: new Date(), given: {} })

  const makeRecord = async (name: string, variant: Variant): Promise<void> => {
    const type = contentTypeOf(tenant, name)
    if (type === null || records.has(`${name}/${variant}`) || originOf(type) !== 'made') return
    for (const needed of neededBy(type)) await makeRecord(needed, variant)
    await makeFiles(fileTypesIn(type.fields))
    // Its optional references point to existing records or are empty. The public sees the first variant.
    records.set(`${name}/${variant}`, await make(type, contextFor(0)))
  }

  const makeShared = async (): Promise<void> => {
    for (const _variant of VARIANTS) images.push(await uploadImage(editor, tenant.slug))
    const answer = await editor.http.get<{ readonly items: readonly Person[] }>(`/api/v1/tenants/${tenant.slug}/members`)
    members.push(...answer.items)
  }

  const makeFiles = async (types: readonly FileType[]): Promise<void> => {
    for (const type of types) {
      const made = files.has(type) ? null : await uploadFile(editor, tenant.slug, type)
      if (made !== null) files.set(type, made.id)
    }
  }

  return async (fields: Fields, variant: Variant): Promise<SampleContext> => {
    if (images.length === 0) await makeShared()
    await makeFiles(fileTypesIn(fields))
    for (const name of typesIn(fields)) for (const one of VARIANTS) await makeRecord(name, one)
    return contextFor(variant)
  }
}
