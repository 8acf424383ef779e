import { usePageActions } from '@captain/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FormScreen } from '../form/form-screen.tsx'
import { coffee, harbour, loadWords, openForm, question } from '../form/testing/open-form.tsx'
import { shelfApi } from '../form/testing/shelf-api.ts'
import { contentKeys, listOptions, useScope } from '../queries.ts'

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())
// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

type Api = ReturnType<typeof shelfApi>

/** Opens the screen, and returns what it offers to the palette. */
const open = async (api: Api, opening: Parameters<typeof openForm>[1]) => {
  const { result } = await renderHook(() => usePageActions())
  await openForm(api, opening)
  const runnable = () => result.current.filter(({ run }) => run !== undefined)
  return {
    verbs: () => runnable().map(({ does, keys }) => [does, ...(keys ?? [])].join(' ')),
    subjects: () => [...new Set(runnable().map(({ on }) => on))],
    run: (does: string) =>
      runnable()
        .find((one) => one.does === does)
        ?.run?.(),
  }
}

describe('the verbs of a form', () => {
  it('are those of its record: publishing with its times, copies, addresses, the trash', async () => {
    const { verbs, subjects } = await open(shelfApi(harbour), { type: 'story' })
    await expect
      .poll(() => verbs().toSorted())
      .toEqual(
        [
          '保存する mod+S',
          '非公開にする',
          'アーカイブする',
          '公開終了日時を指定…',
          '複製',
          'リンクをコピー',
          '公開ページを開く',
          '削除',
          '変更履歴',
        ].toSorted(),
      )
    expect(subjects()).toEqual(['港の朝'])
  })

  it('ask for a time with the dialog of the publishing menu', async () => {
    const { verbs, run } = await open(shelfApi(harbour), { type: 'story' })
    await expect.poll(verbs).toContain('公開終了日時を指定…')
    run('公開終了日時を指定…')
    await expect.element(page.getByRole('dialog', { name: '公開終了日時の指定' })).toBeVisible()
  })

  it('ask before what is public goes to the trash, and take unsaved input along without a further question', async () => {
    const api = shelfApi(harbour)
    const { verbs, run } = await open(api, { type: 'story' })
    await expect.poll(verbs).toContain('削除')
    await page.getByRole('textbox', { name: /^題/ }).fill('港の夜')
    run('削除')
    await page.getByRole('dialog', { name: '読みものの削除' }).getByRole('button', { name: '削除' }).click()
    await expect.poll(() => api.writes().map(({ method }) => method)).toEqual(['DELETE'])
    await expect.element(page.getByText('カフェの「港の朝」をごみ箱に移しました')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('write nothing for viewers', async () => {
    const { verbs } = await open(shelfApi(harbour), { type: 'story', role: 'viewer' })
    await expect.poll(verbs).toEqual(['リンクをコピー', '公開ページを開く'])
  })

  it('are only saving while the record is new', async () => {
    const { verbs, subjects } = await open(shelfApi(coffee), { screen: 'new' })
    await expect.poll(verbs).toEqual(['保存する mod+S'])
    expect(subjects()).toEqual([undefined])
  })
})

describe('the verbs of a message', () => {
  it('are the next steps first, and the ways to reply', async () => {
    const { verbs, subjects } = await open(shelfApi(question), { type: 'mail', screen: 'preview-by-id' })
    await expect.poll(verbs).toContain('メールで返信')
    await expect.poll(verbs).toContain('削除')
    expect(subjects()).toHaveLength(1)
    expect(verbs().indexOf('対応を始める')).toBeLessThan(verbs().indexOf('保存する mod+S'))
  })

  it('take a step as its button does', async () => {
    const api = shelfApi(question)
    const { verbs, run } = await open(api, { type: 'mail', screen: 'preview-by-id' })
    await expect.poll(verbs).toContain('対応を始める')
    run('対応を始める')
    await expect.poll(() => api.writes().map(({ path }) => path.split('/').at(-1))).toEqual(['start'])
  })
})

/** Reads the list first, as users who open a record from it. */
const AfterList = ({ children }: { readonly children: ReactNode }) => {
  const { data } = useQuery(listOptions(useScope(), { limit: 25 }))
  return data === undefined ? null : children
}

const Path = () => <p data-testid="path">{useRouterState({ select: ({ location }) => location.pathname })}</p>

describe('the neighbours of a record', () => {
  const [before, after] = ['01M7YS4WY3HSZYWPGDXEV0YM01', '01M7YS4WY3HSZYWPGDXEV0YM02']
  const path = () => page.getByTestId('path')

  const openBetween = () => {
    const own = shelfApi(coffee).record()
    const api = shelfApi(coffee, [{ ...own, id: before }, own, { ...own, id: after }])
    return open(api, {
      beside: <Path />,
      children: (
        <AfterList>
          <FormScreen screen="edit" params={{ id: api.id() }} />
        </AfterList>
      ),
    })
  }

  it('pass over a part of today whose last row has been handled', async () => {
    const Emptied = ({ children }: { readonly children: ReactNode }) => {
      useQueryClient().setQueryData([...contentKeys.lists('cafe', 'drink'), { today: 'type-drink' }], null)
      return children
    }
    const api = shelfApi(coffee)
    const { verbs } = await open(api, {
      children: (
        <Emptied>
          <FormScreen screen="edit" params={{ id: api.id() }} />
        </Emptied>
      ),
    })
    await expect.poll(verbs).toContain('保存する mod+S')
    expect(verbs()).not.toContain('次の記録 j')
  })

  it('are those of the list that was read last', async () => {
    const { verbs, run } = await openBetween()
    await expect.poll(verbs).toContain('次の記録 j')
    expect(verbs()).toContain('前の記録 k')
    run('前の記録')
    await expect.element(path()).toHaveTextContent(`/captain/tenant/cafe/drink/${before}/edit`)
  })

  it('are a key away, but not while somebody types', async () => {
    const { verbs } = await openBetween()
    await expect.poll(verbs).toContain('次の記録 j')
    await page.getByRole('textbox', { name: '量' }).click()
    await userEvent.keyboard('j')
    await expect.element(path()).toHaveTextContent('/')
    ;(document.activeElement as HTMLElement).blur()
    await page.getByRole('textbox', { name: '量' }).fill('200')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('j')
    await expect.element(path()).toHaveTextContent(`/captain/tenant/cafe/drink/${after}/edit`)
  })
})
