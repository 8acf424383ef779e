import { titleOf } from '@captain/content-core'
import { LOCALES } from '@captain/locale'
import { expect, test } from 'vitest'
import type { Suite } from './suite.ts'

/** Staff see a draft as the public will. */
export const previewingSuite: Suite = (type, world) => {
  if (!type.screens.includes('preview-by-id') && !type.screens.includes('preview-by-slug')) return

  test('previews a draft as a page in both languages, for members only', async () => {
    const { editor, viewer, outsider, guest, path, make } = world()
    const draft = await make()
    for (const locale of LOCALES) {
      const page = await editor.raw('GET', `${path}/${draft.id}/preview?locale=${locale}`)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toMatch(/^text\/html/)
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(page.text).toContain(titleOf(type, draft, locale))
    }
    expect((await viewer.raw('GET', `${path}/${draft.id}/preview`)).status).toBe(200)
    expect((await outsider.raw('GET', `${path}/${draft.id}/preview`)).status).toBe(404)
    expect((await guest.raw('GET', `${path}/${draft.id}/preview`)).status).toBe(401)
  })
}
