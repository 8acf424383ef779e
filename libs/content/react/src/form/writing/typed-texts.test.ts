import { expect, test, vi } from 'vitest'
import type { FormValues } from '../form-context.ts'
import { typedTextsOf } from './typed-texts.ts'

const form = (): FormValues => ({ useValue: () => null, get: () => null, all: () => ({}), set: () => undefined })

test('shows what is on screen in the place of what the form has, and leaves the form as it is', async () => {
  const texts = typedTextsOf(form())
  const values = { title: { ja: '港' }, body: { ja: 'old', en: 'text' } }
  texts.add('body.ja', async () => ({ value: 'new' }))
  texts.add('body.en', async () => null)
  texts.add('note', async () => ({ value: 'note' }))
  expect(await texts.valuesWith(values)).toEqual({ title: { ja: '港' }, body: { ja: 'new', en: 'text' }, note: 'note' })
  expect(values.body.ja).toBe('old')
})

test('an input that is removed shows nothing, and one that took its place stays', async () => {
  const texts = typedTextsOf(form())
  const remove = texts.add('body', async () => ({ value: 'first' }))
  texts.add('body', async () => ({ value: 'second' }))
  remove()
  expect(await texts.valuesWith({})).toEqual({ body: 'second' })
})

test('belongs to one form, and reports typing until nobody listens', () => {
  const values = form()
  const listener = vi.fn<() => void>()
  const stop = typedTextsOf(values).subscribe(listener)
  typedTextsOf(form()).typed()
  expect(listener).not.toHaveBeenCalled()
  typedTextsOf(values).typed()
  stop()
  typedTextsOf(values).typed()
  expect(listener).toHaveBeenCalledTimes(1)
})
