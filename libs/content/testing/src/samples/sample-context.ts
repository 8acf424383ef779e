import type { FileType, IncludedMedia, Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** Variant of a sample; the two samples of a type differ in every field that can differ. */
export type Variant = 0 | 1

/** Image of the media library as the image block of a rich text stores it. */
export type PictureFile = Pick<IncludedMedia, 'id' | 'url' | 'width' | 'height'>

/** Ids of the targets of samples; '' if the tenant has none of the kind. */
export type SampleTargets = {
  record(type: string, variant: Variant): string
  image(variant: Variant): string
  file(accept: readonly FileType[], variant: Variant): string
  /** Returns an image; one that does not exist if the tenant has none. */
  picture(variant: Variant): PictureFile
  member(variant: Variant): string
}

export type SampleContext = {
  readonly variant: Variant
  readonly targets: SampleTargets
  readonly now: Date
  /** Values that the tenant provides, because no rule determines them. */
  readonly given: Values
}

/** Input of a kind's sample in addition to its configuration. */
export type SampleRequest = Omit<SampleContext, 'given'> & {
  /** Position of the field in its declaration: numbers and times grow with it, so that an end is after its start. */
  readonly place: number
  /** Position of the row in its list, so that no two rows are equal. */
  readonly row: number
  readonly locale: Locale
}
