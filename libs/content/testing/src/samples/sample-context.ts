import type { FileType, IncludedMedia, Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** Two samples of a type differ in every field that can differ. */
export type Variant = 0 | 1

/** A picture of the media library as the image block of a rich text keeps it. */
export type PictureFile = Pick<IncludedMedia, 'id' | 'url' | 'width' | 'height'>

/** Ids of what samples point to; '' where there is nothing of the kind. */
export type SampleTargets = {
  record(type: string, variant: Variant): string
  image(variant: Variant): string
  file(accept: readonly FileType[], variant: Variant): string
  /** One that the tenant doesn't have where there is none. */
  picture(variant: Variant): PictureFile
  member(variant: Variant): string
}

export type SampleContext = {
  readonly variant: Variant
  readonly targets: SampleTargets
  readonly now: Date
  /** Values that a tenant knows better than any rule tells. */
  readonly given: Values
}

/** What a kind's sample may depend on besides its configuration. */
export type SampleRequest = Omit<SampleContext, 'given'> & {
  /** The field's place in its declaration: numbers and times grow with it, so that an end comes after its start. */
  readonly place: number
  /** The row's place in its list, so that no two rows are the same. */
  readonly row: number
  readonly locale: Locale
}
