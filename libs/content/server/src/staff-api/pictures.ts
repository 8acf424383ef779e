import { createHash } from 'node:crypto'
import { isPersonalField, type AnyContentType, type AnyRecord, type Tenant, storedName } from '@captain/content-core'
import type { Endpoint } from '@captain/auth-server'
import { badRequest, notFound, ProblemError } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import { fileKindOf } from '../media/file-kind.ts'
import { squared } from '../media/process-image.ts'
import { imageFacts } from '../openapi/read-facts.ts'
import { readPlain } from '../list-query/parameters.ts'
import type { ContentServices } from '../services.ts'
import { imageNames } from './listed-fields.ts'
import { canSeePersonalData } from './personal-view.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'

/** Side in pixels: sharp in lists and pickers, also on high-density screens. */
const SIDE = 96
const DATA_URI = /^data:image\/[\w.+-]+;base64,/

const markOf = (picture: string): string => createHash('md5').update(picture).digest('hex')

/** Returns a listed record with addresses instead of images, which would make a page many megabytes. */
export const withImageUrls = ({ slug }: Tenant, type: AnyContentType, record: AnyRecord): AnyRecord => {
  const imageFields = imageNames(type).filter((name) => typeof record[name] === 'string')
  if (imageFields.length === 0) return record
  const address = (name: string) =>
    `/api/v1/tenants/${slug}/${type.name}/${record.id}/picture?field=${name}&version=${String(record[name])}`
  return { ...record, ...Object.fromEntries(imageFields.map((name) => [name, address(name)])) }
}

/** Returns the image resized and re-encoded. Throws 404 if the stored value is no image. */
const smallPicture = async (picture: string): Promise<Buffer> => {
  const bytes = Buffer.from(picture.replace(DATA_URI, ''), 'base64')
  try {
    await fileKindOf(bytes, '', ['image'])
    return await squared(bytes, SIDE)
  } catch (error) {
    throw error instanceof ProblemError ? notFound() : error
  }
}

const picture = async (call: StaffCall): Promise<Response> => {
  const { seen: type, store, context } = call
  const plain = readPlain(context.url.searchParams, ['field', 'version', 'locale'])
  const name = plain.get('field') ?? ''
  if (!imageNames(type).includes(name)) throw badRequest('malformed-parameter', 'field')
  if (isPersonalField(type, name) && !canSeePersonalData(call)) throw notFound()
  const row = await store.read((tx) =>
    tx.row<{ picture: string | null }>(
      sql`select e.data->>${sql.lit(storedName(type, name))} as picture from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.id = ${call.id()}`,
    ),
  )
  const image = row?.picture ?? null
  if (image === null) throw notFound()
  const bytes = await smallPicture(image)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
      // The address changes with the image.
      'cache-control': plain.get('version') === markOf(image) ? 'private, max-age=31536000, immutable' : 'private, no-store',
    },
  })
}

/** Serves small images from records to accounts that may read the record. */
export const imageUrlEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/picture',
    needs: 'read',
    right: 'read',
    keyScope: 'content:read',
    offered: (type) => imageNames(type).length > 0,
    describe: imageFacts,
    handle: picture,
  })
