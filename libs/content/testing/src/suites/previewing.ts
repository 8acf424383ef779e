import { titleOf, slugField, hasPreview } from '@captain/content-core'
import { LOCALES } from '@captain/locale'
import { expect } from 'vitest'
import { isTitled } from '../declared/abilities.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Tests that staff see a draft as the public will, if the type has a preview screen. */
export const previewingSuite: Suite = (type, world) => {
  const isPublicTitle = isTitled(type) && type.fields[type.title]?.visibility !== 'private'

  testWhen(hasPreview(type), 'previews a draft as a page in both languages, for members only', async () => {
    const { editor, viewer, outsider, guest, path, make } = world()
    const draft = await make()
    const slug = slugField(type)
    for (const locale of LOCALES) {
      for (const key of [draft.id, ...(slug === null ? [] : [String(draft[slug])])]) {
        const page = await editor.raw('GET', `${path}/${key}/preview?locale=${locale}`)
        expect(page.status).toBe(200)
        expect(page.headers.get('content-type')).toMatch(/^text\/html/)
        expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
        if (isPublicTitle) expect(page.text).toContain(titleOf(type, draft, locale))
      }
    }
    expect((await viewer.raw('GET', `${path}/${draft.id}/preview`)).status).toBe(200)
    expect((await outsider.raw('GET', `${path}/${draft.id}/preview`)).status).toBe(404)
    expect((await guest.raw('GET', `${path}/${draft.id}/preview`)).status).toBe(401)
  })

  testWhen(!hasPreview(type), 'has no preview in the public layout', async () => {
    const { editor, path, make } = world()
    expect((await editor.raw('GET', `${path}/${(await make()).id}/preview`)).status).toBe(404)
  })
}
