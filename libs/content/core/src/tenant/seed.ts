import type { Status } from '../workflows/workflow.ts'
import type { CreateInput } from '../values/record.ts'
import type { NameIn, Tenant, TypeIn } from './tenant.ts'
import type { StatusOf } from '../typed-values.ts'

type PictureRequest = {
  readonly name: string
  /** Brand colour of the generated image. */
  readonly color: string
  readonly width?: number
  readonly height?: number
}

/** Image of the media library as the image block of a rich text stores it. */
type PictureFile = { readonly id: string; readonly url: string; readonly width: number | null; readonly height: number | null }

type DocumentRequest = {
  /** File name without its extension; the same name returns the same file. */
  readonly name: string
  readonly type: 'pdf'
  /** Brand colour of the page. */
  readonly color: string
}

type SeedState = {
  /** Left out: the first state of the workflow, or for `toggle` types the value of `isPublished`. */
  readonly state?: Status
}

/** Functions that create a tenant's sample data; days are relative to the day of seeding, in Asia/Tokyo. */
export type Seeder = {
  create(type: string, values: Readonly<Record<string, unknown>>, options?: SeedState): Promise<string>
  /** Generates an image in the given colour, uploads it to the tenant's media library and returns its id. */
  picture(request: PictureRequest): Promise<string>
  /** Does the same for a rich text, which shows the image by its file. */
  illustration(request: PictureRequest): Promise<PictureFile>
  /** Generates a document of one page, uploads it to the tenant's media library and returns its id. */
  file(request: DocumentRequest): Promise<string>
  /** Returns the calendar day `offset` days from today, `YYYY-MM-DD`. */
  day(offset: number): string
  /** Returns the instant of a Tokyo clock time `offset` days from today, ISO in UTC. */
  at(offset: number, clock: string): string
}

/** Writes a tenant's sample data into an empty tenant. */
export type Seed = (seeder: Seeder) => Promise<void>

/** `Seeder` with the types of a tenant's declaration: an undeclared content type, field or state does not compile. */
export type SeederOf<T extends Tenant> = Omit<Seeder, 'create'> & {
  create<N extends NameIn<T>>(
    type: N,
    values: CreateInput<TypeIn<T, N>>,
    options?: { readonly state?: StatusOf<TypeIn<T, N>> },
  ): Promise<string>
}

/** Sample data of one tenant. */
export type DefinedSeed<Slug extends string = string> = Seed & { readonly tenant: Slug }

/** Defines the sample data of a tenant, typed by its declaration. */
export function defineSeed<const T extends Tenant>(tenant: T, seed: (seeder: SeederOf<T>) => Promise<void>): DefinedSeed<T['slug']>
// The implementation addresses records by name, without the types of the declaration.
export function defineSeed(tenant: Tenant, seed: Seed): DefinedSeed {
  return Object.assign((seeder: Seeder) => seed(seeder), { tenant: tenant.slug })
}
