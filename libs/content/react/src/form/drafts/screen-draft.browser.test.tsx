import type { Values } from '@captain/content-core'
import { sessionQuery } from '@captain/auth-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { coffee, loadWords, openForm } from '../testing/open-form.tsx'
import { shelfApi } from '../testing/shelf-api.ts'
import { DraftOffers } from './draft-offers.tsx'
import { useScreenDraft } from './use-screen-draft.ts'

/** A custom screen with one box, whose values are keyed by record and field. */
const Grid = () => {
  const [entered, setEntered] = useState<Values>({})
  const queryClient = useQueryClient()
  const draft = useScreenDraft('grid', entered, { a: { fee: '100' } })
  const fee = (entered['a'] as { readonly fee?: string } | undefined)?.fee ?? '100'
  return (
    <>
      <DraftOffers
        draft={draft}
        isNew={false}
        onRestore={(kept) => {
          draft.settle(kept, kept.values)
          setEntered(kept.values)
        }}
      />
      <label>
        送料
        <input value={fee} onChange={({ currentTarget: { value } }) => setEntered(value === '100' ? {} : { a: { fee: value } })} />
      </label>
      <button
        type="button"
        onClick={() => {
          setEntered({})
          draft.clear()
        }}
      >
        保存した
      </button>
      <button type="button" onClick={() => queryClient.setQueryData(sessionQuery.queryKey, null)}>
        ログインが切れた
      </button>
    </>
  )
}

const open = () => openForm(shelfApi(coffee), { children: <Grid /> })
const fee = () => page.getByRole('textbox', { name: '送料' })
const restore = () => page.getByRole('button', { name: '復元する' })

beforeAll(loadWords)
beforeEach(() => localStorage.clear())

describe('a screen of its own', () => {
  it('finds again what was entered and not saved', async () => {
    const screen = await open()
    await fee().fill('250')
    await expect.poll(() => localStorage.length).toBe(1)
    await screen.unmount()
    const again = await open()
    await expect.element(fee()).toHaveValue('100')
    await restore().click()
    await expect.element(fee()).toHaveValue('250')
    await expect.element(restore()).not.toBeInTheDocument()
    await again.unmount()
    await open()
    await expect.element(restore()).toBeVisible()
    expect(localStorage).toHaveLength(1)
  })

  it('keeps under the name of whoever opened it what is entered after the session has ended', async () => {
    const screen = await open()
    await fee().fill('250')
    await expect.poll(() => localStorage.length).toBe(1)
    await page.getByRole('button', { name: 'ログインが切れた' }).click()
    await fee().fill('300')
    await screen.unmount()
    await open()
    await restore().click()
    await expect.element(fee()).toHaveValue('300')
  })

  it('keeps nothing of what was saved or taken back', async () => {
    const screen = await open()
    await fee().fill('250')
    await expect.poll(() => localStorage.length).toBe(1)
    await page.getByRole('button', { name: '保存した' }).click()
    await expect.poll(() => localStorage.length).toBe(0)
    await fee().fill('300')
    await expect.poll(() => localStorage.length).toBe(1)
    await fee().fill('100')
    await expect.poll(() => localStorage.length).toBe(0)
    await screen.unmount()
    await open()
    await expect.element(fee()).toBeVisible()
    expect(restore().elements()).toEqual([])
  })
})
