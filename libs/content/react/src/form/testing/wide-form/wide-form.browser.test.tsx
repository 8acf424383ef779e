import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../../fields/testing/open-fields.tsx'
import { wideDeclaration, wideFields } from './wide-fields.ts'

const box = (name: string) => page.getByRole('textbox', { name: `${name}欄` })
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

it('a key in a form of 200 fields changes its own field on screen and nothing else', async () => {
  await openFields(wideFields, { values: { field0: '港' }, declared: wideDeclaration })
  // The sections appear a few at a time; until the last one is there, the page changes by itself.
  await expect.element(page.getByRole('group', { name: 'field199欄' })).toBeInTheDocument()
  await expect.element(page.getByRole('switch', { name: '公開する' })).toBeInTheDocument()
  await box('field106').fill('a')
  await expect.element(page.getByText('保存していない変更があります').first()).toBeVisible()
  const changed: Element[] = []
  const own = box('field106').element().closest('[data-kind]')
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (element !== null && own?.contains(element) !== true) changed.push(element)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  await userEvent.keyboard('bcd')
  await nextFrame()
  observer.disconnect()
  await expect.element(box('field106')).toHaveValue('abcd')
  expect(changed.map((element) => element.outerHTML)).toEqual([])
})
