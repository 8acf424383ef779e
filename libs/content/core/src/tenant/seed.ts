import type { Status } from '../workflows/workflow.ts'
import type { DraftOf } from '../values/record.ts'
import type { NameIn, Tenant, TypeIn } from './tenant.ts'
import type { StatusOf } from '../typed-values.ts'

type PictureRequest = {
  readonly name: string
  /** Brand colour that the generated picture is drawn in. */
  readonly color: string
  readonly width?: number
  readonly height?: number
}

/** A picture of the media library as the image block of a rich text keeps it. */
type PictureFile = { readonly id: string; readonly url: string; readonly width: number | null; readonly height: number | null }

type DocumentRequest = {
  /** What the file is called, without its ending; the same name again is the same file. */
  readonly name: string
  readonly type: 'pdf'
  /** Brand colour of the page. */
  readonly color: string
}

type SeedState = {
  /** Left out: the first state of the workflow, or for `toggle` types what `isPublished` says. */
  readonly state?: Status
}

/** What a tenant's demo records are made with; days are relative to the day of seeding, in Asia/Tokyo. */
export type Seeder = {
  create(type: string, values: Readonly<Record<string, unknown>>, options?: SeedState): Promise<string>
  /** Draws a picture in the colour given, puts it into the tenant's media library and returns its id. */
  picture(request: PictureRequest): Promise<string>
  /** The same for a rich text, which shows the picture by its file. */
  illustration(request: PictureRequest): Promise<PictureFile>
  /** Writes a document of one page, puts it into the tenant's media library and returns its id. */
  file(request: DocumentRequest): Promise<string>
  /** The calendar day that many days from now, `YYYY-MM-DD`. */
  day(offset: number): string
  /** The instant of a Tokyo clock time that many days from now, ISO in UTC. */
  at(offset: number, clock: string): string
}

/** Writes a tenant's demo records into an empty tenant. */
export type Seed = (seeder: Seeder) => Promise<void>

/** `Seeder` with the types of a tenant's declaration: a content type, field or state that it lacks does not compile. */
export type SeederOf<T extends Tenant> = Omit<Seeder, 'create'> & {
  create<N extends NameIn<T>>(
    type: N,
    values: DraftOf<TypeIn<T, N>>,
    options?: { readonly state?: StatusOf<TypeIn<T, N>> },
  ): Promise<string>
}

/** The demo records of one tenant. */
export type DefinedSeed<Slug extends string = string> = Seed & { readonly tenant: Slug }

/** Defines the demo records of a tenant, typed by its declaration. */
export function defineSeed<const T extends Tenant>(tenant: T, seed: (seeder: SeederOf<T>) => Promise<void>): DefinedSeed<T['slug']>
// Records are written by name: this is where the types of a declaration end.
export function defineSeed(tenant: Tenant, seed: Seed): DefinedSeed {
  return Object.assign((seeder: Seeder) => seed(seeder), { tenant: tenant.slug })
}
