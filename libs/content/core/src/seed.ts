type PictureRequest = {
  readonly name: string
  /** Brand colour that the generated picture is drawn in. */
  readonly color: string
  readonly width?: number
  readonly height?: number
}

type SeedState = {
  /** Left out: a draft, or for `toggle` types what `isPublished` says. */
  readonly state?: 'draft' | 'published' | 'archived'
}

/** What a tenant's demo records are made with; days are relative to the day of seeding, in Asia/Tokyo. */
export type Seeder = {
  create(type: string, values: Readonly<Record<string, unknown>>, options?: SeedState): Promise<string>
  /** Draws a picture in the colour given, puts it into the tenant's media library and returns its id. */
  picture(request: PictureRequest): Promise<string>
  /** The calendar day that many days from now, `YYYY-MM-DD`. */
  day(offset: number): string
  /** The instant of a Tokyo clock time that many days from now, ISO in UTC. */
  at(offset: number, clock: string): string
}

/** Writes a tenant's demo records into an empty tenant. */
export type Seed = (seeder: Seeder) => Promise<void>
