import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(?:css|js|json|svg)$/
/** Bytes below which compression is not worth a second file. */
const SMALL = 600

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes compressed copies (`.br`, `.gz`) of every text file of a build at the highest level: the server sends them instead of compressing
 * on each request.
 */
export const precompressFiles = (): Plugin => ({
  name: 'captain:precompress-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const pack = async (name: string, source: string | Uint8Array): Promise<void> => {
      const plain = Buffer.from(source)
      const path = join(dir, name)
      if (plain.length < SMALL) return
      const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
      await Promise.all([writeFile(`${path}.br`, await brotli(plain, options)), writeFile(`${path}.gz`, await zip(plain, { level: 9 }))])
    }
    const files = Object.values(bundle).filter(({ fileName }) => PACKED.test(fileName))
    await Promise.all(files.map((file) => pack(file.fileName, file.type === 'chunk' ? file.code : file.source)))
  },
})
