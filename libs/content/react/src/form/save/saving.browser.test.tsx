import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { harbour, loadWords, openForm } from '../testing/open-form.tsx'
import { shelfApi } from '../testing/shelf-api.ts'

const LOST = () => Promise.reject(new TypeError('offline'))
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const dialog = () => page.getByRole('dialog')

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('a new record whose answer was lost', () => {
  const name = () => page.getByRole('textbox', { name: '名前 日本語' })
  const amount = () => page.getByRole('textbox', { name: '量' })
  /** Values that the server fills in, in addition to the sent ones. */
  const made = { name: { ja: '', en: null }, milliliters: null, note: null, sizes: [], isPublished: false, sortOrder: 10 }

  it('is found again and takes what was typed since, and nothing else', async () => {
    const api = shelfApi({ ...made, note: '店からの説明' })
    await openForm(api, { screen: 'new' })
    await name().fill('ココア')
    await amount().fill('200')
    api.next((answer) => (answer(), LOST()))
    await save()
    await expect.element(page.getByText(/通信できませんでした/)).toBeVisible()
    await name().fill('ココア2')
    await amount().fill('')
    await save()
    await expect.element(page.getByText('「ココア2」を作成しました')).toBeVisible()
    expect(api.writes().map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH'])
    expect(api.writes()[2]).toMatchObject({ body: { name: { ja: 'ココア2', en: null }, milliliters: null }, ifMatch: '"1"' })
    expect(api.writes()[2]?.body).not.toHaveProperty('note')
    expect(localStorage).toHaveLength(0)
  })

  it('is the record of the attempt that arrived, whichever it was', async () => {
    const api = shelfApi(made)
    await openForm(api, { screen: 'new' })
    await name().fill('ココア')
    api.next(LOST)
    await save()
    await expect.element(page.getByText(/通信できませんでした/)).toBeVisible()
    await name().fill('紅茶')
    api.next((answer) => (answer(), LOST()))
    await save()
    await expect.poll(() => api.record()['name']).toEqual({ ja: '紅茶', en: null })
    await expect.element(page.getByText(/通信できませんでした/)).toBeVisible()
    await name().fill('ココア')
    await save()
    await expect.poll(() => api.record()['name']).toEqual({ ja: 'ココア', en: null })
    expect(new Set(api.writes().flatMap(({ idempotencyKey }) => idempotencyKey ?? []))).toHaveProperty('size', 1)
  })
})

describe('a refused publication', () => {
  it('is told as one, and a refused save as that', async () => {
    const api = shelfApi({ ...harbour, status: 'draft', state: 'draft' })
    await openForm(api, { type: 'story' })
    await page.getByRole('textbox', { name: '題' }).fill('')
    await page.getByRole('button', { name: /^公開する/ }).click()
    const hint = page.getByText('公開に必要な項目を確認してください。')
    await expect.element(page.getByText('公開できません').first()).toBeVisible()
    await expect.element(page.getByText('保存できません')).not.toBeInTheDocument()
    await expect.element(hint).toBeVisible()
    await save()
    await expect.element(page.getByText('保存できません').first()).toBeVisible()
    await expect.element(page.getByText('公開できません')).not.toBeInTheDocument()
    await expect.element(hint).not.toBeInTheDocument()
  })

  it('is one also when the server refuses it', async () => {
    const api = shelfApi({ ...harbour, status: 'draft', state: 'draft' })
    await openForm(api, { type: 'story' })
    await page.getByRole('button', { name: /^公開する/ }).click()
    api.next(() => api.problem(403, 'forbidden'))
    await dialog().getByRole('button', { name: '公開する' }).click()
    await expect.element(page.getByText('公開できません').first()).toBeVisible()
  })
})

describe('a record that the same person saved in another tab', () => {
  const title = () => page.getByRole('textbox', { name: '題' })
  const myself = { updatedBy: { id: 'a', name: '大家 港一' } }

  it('is merged as that of the other tab', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await page.getByRole('textbox', { name: '前書き' }).fill('新しい前書き')
    api.change({ title: '港の夜', ...myself })
    await save()
    await expect.element(page.getByText(/別のタブの変更と合わせて保存済み/).first()).toBeVisible()
    expect(api.record()).toMatchObject({ title: '港の夜', lead: '新しい前書き' })
  })

  it('is chosen from as that of the other tab', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await title().fill('私の港')
    api.change({ title: '港の夜', ...myself })
    await save()
    await expect.element(dialog()).toMatchTextContent('別のタブで先に保存しました')
    await expect.element(dialog()).not.toMatchTextContent('ほかの人')
    await dialog().getByRole('button', { name: 'あとで選ぶ' }).click()
    await expect.element(page.getByText(/同じ項目を別のタブでも変更しました/)).toBeVisible()
    await save()
    await dialog()
      .getByRole('radio', { name: /別のタブの変更/ })
      .click()
    await dialog().getByRole('button', { name: '選んだ内容で保存' }).click()
    await expect.element(title()).toHaveValue('港の夜')
  })

  it('is told as that before a step', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await expect.element(title()).toHaveValue('港の朝')
    api.change({ title: '港の夜', ...myself })
    await page.getByRole('button', { name: '公開の操作' }).click()
    await page.getByRole('menuitem', { name: '非公開にする' }).click()
    await dialog().getByRole('button', { name: '非公開にする' }).click()
    await expect.element(dialog()).toMatchTextContent('別のタブで先に保存しました')
  })
})

describe('a slow network', () => {
  const title = () => page.getByRole('textbox', { name: '題' })
  const lead = () => page.getByRole('textbox', { name: '前書き' })

  it('lets one go on typing while a save is on its way, sends it once, and keeps what came later', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await title().fill('港の昼')
    const release = Promise.withResolvers<undefined>()
    api.next(async (answer) => {
      await release.promise
      return answer()
    })
    await save()
    await expect.element(page.getByText('保存中').first()).toBeVisible()
    await lead().fill('保存の間の言葉')
    await save()
    await expect.element(page.getByRole('button', { name: /^公開する|^変更を公開/ }).first()).toBeDisabled()
    expect(api.writes()).toHaveLength(1)
    release.resolve(undefined)
    await expect.poll(() => api.record()['title']).toBe('港の昼')
    await expect.element(lead()).toHaveValue('保存の間の言葉')
    expect(api.record()['lead']).toBeNull()
    await expect.element(page.getByText('保存中')).not.toBeInTheDocument()
    await save()
    await expect.poll(() => api.record()['lead']).toBe('保存の間の言葉')
    expect(api.writes().map(({ body }) => body)).toEqual([{ title: '港の昼' }, { lead: '保存の間の言葉' }])
  })
})

describe('a step of the workflow after somebody else has saved', () => {
  const title = () => page.getByRole('textbox', { name: '題' })
  const lead = () => page.getByRole('textbox', { name: '前書き' })
  const choose = async (step: string) => {
    await page.getByRole('button', { name: '公開の操作' }).click()
    await page.getByRole('menuitem', { name: step }).click()
  }
  const confirm = (label: string) => dialog().getByRole('button', { name: label }).click()
  const showsConflict = async () => {
    await expect.element(dialog()).toMatchTextContent('喫茶 編さんが先に保存しました')
  }

  it('is asked again, with the newer record', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await expect.element(title()).toHaveValue('港の朝')
    api.change({ title: '港の夜' })
    await choose('非公開にする')
    await confirm('非公開にする')
    await showsConflict()
    await expect.element(dialog()).toMatchTextContent('「港の夜」を非公開にします')
    expect(api.record().status).toBe('published')
    await confirm('非公開にする')
    await expect.element(page.getByText('「港の夜」を非公開にしました')).toBeVisible()
    await expect.element(title()).toHaveValue('港の夜')
    expect(api.record().status).toBe('draft')
  })

  it('keeps what is typed and does not save it', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await lead().fill('書きかけ')
    api.change({ title: '港の夜' })
    await choose('アーカイブする')
    await confirm('アーカイブする')
    await showsConflict()
    await confirm('アーカイブする')
    await expect.poll(() => api.record().status).toBe('archived')
    await expect.element(lead()).toHaveValue('書きかけ')
    expect(api.record()).toMatchObject({ title: '港の夜', lead: null })
  })

  it('publishes what was merged only after it was said', async () => {
    const api = shelfApi({ ...harbour, status: 'draft', state: 'draft' })
    await openForm(api, { type: 'story' })
    await lead().fill('新しい前書き')
    api.change({ title: '港の夜' })
    await page.getByRole('button', { name: /^公開する/ }).click()
    await confirm('公開する')
    await showsConflict()
    expect(api.record()).toMatchObject({ title: '港の夜', lead: '新しい前書き', status: 'draft' })
    await confirm('公開する')
    await expect.poll(() => api.record().status).toBe('published')
  })

  it('lets people choose where both changed the same', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await title().fill('私の港')
    api.change({ title: '港の夜' })
    await choose('非公開にする')
    await confirm('非公開にする')
    await page.getByRole('radio', { name: /喫茶 編さんの変更/ }).click()
    await page.getByRole('button', { name: '選んだ内容で保存' }).click()
    await expect.element(title()).toHaveValue('港の夜')
    expect(api.record().status).toBe('published')
  })

  it('says so when the step is no longer there, and shows the newer state', async () => {
    const api = shelfApi(harbour)
    await openForm(api, { type: 'story' })
    await expect.element(title()).toHaveValue('港の朝')
    api.change({ status: 'archived', state: 'archived' })
    await choose('非公開にする')
    await confirm('非公開にする')
    await expect.element(page.getByText(/公開状態がほかの人によって変わりました/)).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('アーカイブ', { exact: true }).first()).toBeVisible()
  })
})
