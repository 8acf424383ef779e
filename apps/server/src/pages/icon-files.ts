import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StaticFiles } from './static-files.ts'

const FOLDER = dirname(fileURLToPath(import.meta.resolve('@tabler/icons/outline/home.svg')))
const CATALOGUE = join(FOLDER, '../../icons.json')

const LIST = '/icons/menu.json'
const DRAWING = /^\/icons\/menu\/([a-z0-9-]+)\.svg$/

type Drawing = { readonly category: string; readonly tags: readonly (string | number)[]; readonly styles: { readonly outline?: object } }

/** Returns the names of the drawings with their search words. */
const readList = async (): Promise<string> => {
  const all = JSON.parse(await readFile(CATALOGUE, 'utf8')) as Readonly<Record<string, Drawing>>
  return JSON.stringify(
    Object.entries(all)
      .filter(([, { styles }]) => styles.outline !== undefined)
      .map(([name, { category, tags }]) => [
        name,
        [...new Set([category.toLowerCase(), ...tags.map(String)])].filter((word) => !name.includes(word)).join(' '),
      ]),
  )
}

const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } })

/** Serves the bundled third-party drawings under the paths that icon fields contain, and a list of them; null for anything else. */
export const iconFiles = (): StaticFiles => {
  let list: Promise<string> | null = null
  return async ({ method }, pathname) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    if (pathname === LIST) {
      list ??= readList()
      return answer(await list, 'application/json; charset=utf-8')
    }
    const name = DRAWING.exec(pathname)?.[1]
    const drawing = name === undefined ? null : await readFile(join(FOLDER, `${name}.svg`), 'utf8').catch(() => null)
    return drawing === null ? null : answer(drawing.replace('stroke-width="2"', 'stroke-width="1.5"'), 'image/svg+xml')
  }
}
