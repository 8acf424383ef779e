import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drinkRecord, listApi } from '../testing/list-api.ts'
import { openList } from '../testing/open-list.tsx'

const some = (count = 4) => Array.from({ length: count }, (_unused, place) => drinkRecord(`r${place}`, `品${place}`))

const dialog = () => page.getByRole('dialog')
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

const openMenu = async (item: string) => {
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect.element(dialog()).toBeVisible()
}

const choose = async (name: string, text: string) => {
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  if (input === null) throw new Error('no input for a file')
  await userEvent.upload(input, new File([text], name, { type: 'text/csv' }))
}

const expectAlert = async (text: string) => {
  await expect.poll(() => document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toContain(text)
}

const handed: Blob[] = []

beforeEach(async () => {
  handed.length = 0
  localStorage.clear()
  await page.viewport(1300, 900)
  // The file that the browser receives for download.
  const create = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) handed.push(blob)
    return create(blob)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('saving a list as a file', () => {
  it('takes the shown columns, sorted and narrowed as they are', async () => {
    const { router } = await openList(listApi(some()))
    await router.navigate({ to: '.', search: { q: '品', sort: '-milliliters' } } as never)
    await openMenu('CSVで保存…')
    await expect.element(dialog().getByText('いまの検索と絞り込みに合う4件の記録を、一覧と同じ並びで保存します。')).toBeVisible()
    await press('保存する')
    await expect.element(page.getByText('「ドリンク.csv」を保存しました')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    const query = new URLSearchParams((await handed[0]?.text())?.split('\r\n')[0])
    expect([...query]).toEqual([
      ['sort', '-milliliters'],
      ['q', '品'],
      ['columns', 'name,photo,milliliters,price,updatedAt,isHot,isPublished'],
      ['encoding', 'utf-8'],
      ['locale', 'ja'],
    ])
  })

  it('has what tells of people only when that is chosen', async () => {
    await openList(listApi(some()), { role: 'owner', isPersonal: true })
    const columnsOf = async (file: Blob | undefined) => new URLSearchParams((await file?.text())?.split('\r\n')[0]).get('columns')
    await openMenu('CSVで保存…')
    const people = dialog().getByRole('checkbox', { name: '個人情報の列も保存する' })
    await expect.element(people).not.toBeChecked()
    await press('保存する')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(await columnsOf(handed[0])).toBe('name,photo,price,updatedAt,isHot,isPublished')
    await openMenu('CSVで保存…')
    await people.click()
    await expect.element(dialog().getByText('個人情報を含むファイルです。', { exact: false })).toBeVisible()
    await press('保存する')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(await columnsOf(handed[1])).toBe('name,photo,milliliters,price,updatedAt,isHot,isPublished')
  })

  it('says in the dialog why there is no file', async () => {
    await openList(listApi(some()))
    await openMenu('CSVで保存…')
    await dialog().getByRole('radio', { name: 'すべての列' }).click()
    await dialog().getByRole('radio', { name: 'Shift_JIS' }).click()
    await press('保存する')
    await expectAlert('この操作を行う権限がありません。')
    expect(handed).toEqual([])
  })

  it('is not offered to those who may not', async () => {
    await openList(listApi(some()), { role: 'viewer' })
    await expect.element(page.getByText('閲覧のみ')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'CSV', exact: true })).not.toBeInTheDocument()
  })
})

describe('bringing records in from a file', () => {
  it('has its wrong values corrected in place', async () => {
    const api = listApi(some())
    await openList(api)
    await openMenu('CSVから取り込む…')
    await choose('drinks.csv', 'ID,量\nr0,300\nr1,多い')
    await press('内容を確認する')
    const wrong = dialog().getByRole('textbox', { name: '3行目：量' })
    await expect.element(wrong).toHaveValue('多い')
    await wrong.fill('420')
    await expect.element(dialog().getByRole('button', { name: '1件を取り込む' })).not.toBeInTheDocument()
    await press('直した1か所を確かめる')
    await expect.element(dialog().getByRole('heading', { name: 'このように取り込みます' })).toBeVisible()
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
    await press('2件を取り込む')
    await expect.element(dialog().getByRole('heading', { name: '2件を取り込みました' })).toBeVisible()
    expect(['r0', 'r1'].map((id) => api.record(id)?.['milliliters'])).toEqual([300, 420])
  })

  it('goes from the file over columns and wrong rows to what is saved, and back', async () => {
    const api = listApi(some())
    await openList(api)
    await openMenu('CSVから取り込む…')
    await choose('drinks.csv', 'ID,量,備考\nr0,300,a\nr1,多い,b\nr2,400,c\nr9,10,d')
    await expect.element(dialog().getByRole('heading', { name: /^drinks.csv/ })).toHaveFocus()
    await expect.element(dialog().getByText('4行・UTF-8・カンマ区切り')).toBeVisible()
    await expect.element(dialog().getByRole('radio', { name: '既存の記録を更新する' })).toBeChecked()
    await press('内容を確認する')
    await expect.element(dialog().getByRole('heading', { name: '取り込めない行があります' })).toBeVisible()
    await expect.element(dialog().getByRole('row', { name: /^3行目 量 整数を入力してください。/ })).toBeVisible()
    await expect.element(dialog().getByRole('row', { name: /^5行目 ID/ })).toBeVisible()
    await dialog().getByRole('textbox', { name: 'エラーを絞り込む' }).fill('整数')
    await expect.element(dialog().getByRole('row', { name: /^5行目/ })).not.toBeInTheDocument()
    await press('エラーをCSVで保存')
    await expect
      .poll(() => handed[0]?.text())
      .toBe(
        '行,項目,内容,値\r\n3,量,整数を入力してください。,多い\r\n5,ID,このキーの記録がありません。キーを確認するか、新規登録を選んでください。,r9\r\n',
      )
    await press('2件を取り込む')
    await expect.element(dialog().getByText(/^飛ばす場合はチェックを入れてください。/)).toBeVisible()
    await dialog().getByRole('checkbox', { name: 'エラーの2行を飛ばして、残りを取り込む' }).click()
    await press('2件を取り込む')
    await expect.element(dialog().getByRole('heading', { name: '2件を取り込みました' })).toBeVisible()
    expect(['r0', 'r1', 'r2'].map((id) => api.record(id)?.['milliliters'])).toEqual([300, 200, 400])
    await press('元に戻す')
    await expect.element(dialog().getByRole('heading', { name: '取り込みを元に戻しました' })).toBeVisible()
    expect(['r0', 'r1', 'r2'].map((id) => api.record(id)?.['milliliters'])).toEqual([200, 200, 200])
    await dialog().getByRole('button', { name: '閉じる', exact: true }).last().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'CSV', exact: true })).toHaveFocus()
  })

  it('keeps what was chosen on the way back, and asks once before it is lost', async () => {
    await openList(listApi(some()))
    await openMenu('CSVから取り込む…')
    await choose('drinks.csv', 'ID,サイズ\nr0,300')
    const target = dialog().getByRole('combobox', { name: '「サイズ」を取り込む先' })
    await press('内容を確認する')
    await expect.element(dialog().getByText('取り込む列を、1つ以上割り当ててください。')).toBeVisible()
    await target.click()
    await page.getByRole('option', { name: '量' }).click()
    await press('内容を確認する')
    await expect.element(dialog().getByRole('heading', { name: 'このように取り込みます' })).toBeVisible()
    await press('戻る')
    await expect.element(target).toHaveValue('量')
    await press('戻る')
    await expect.element(dialog().getByText('選んだファイル：drinks.csv')).toBeVisible()
    await choose('mended.csv', 'ID,サイズ\nr1,400')
    await expect.element(dialog().getByRole('heading', { name: /^mended.csv/ })).toBeVisible()
    await expect.element(target).toHaveValue('量')
    await dialog().getByRole('button', { name: '閉じる' }).click()
    const question = page.getByRole('dialog', { name: '取り込みの中止' })
    await question.getByRole('button', { name: '取り込みを続ける' }).click()
    await expect.element(target).toBeVisible()
    await dialog().getByRole('button', { name: '閉じる' }).click()
    await question.getByRole('button', { name: '破棄して閉じる' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('refuses what is no such file, and says what to do', async () => {
    await openList(listApi(some()))
    await openMenu('CSVから取り込む…')
    await choose('drinks.csv', '')
    await expectAlert('ファイルが空です。')
    await choose('drinks.csv', 'ID,"量\nr0,1')
    await expectAlert('CSVファイルとして読み取れません')
    await choose('drinks.csv', 'ID,量\n')
    await expectAlert('取り込む行がありません')
    await expect.element(dialog().getByRole('button', { name: 'ファイルを選ぶ' })).toBeVisible()
  })

  it('leaves everything on the screen when the network or the session is gone', async () => {
    const api = listApi(some())
    let answer: (() => Promise<Response>) | null = null
    const fetch: typeof api.fetch = (input, init) => (answer === null ? api.fetch(input, init) : answer())
    await openList({ ...api, fetch })
    await openMenu('CSVから取り込む…')
    await choose('drinks.csv', 'ID,量\nr0,300')
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await press('内容を確認する')
    await expectAlert('サーバーに接続できません')
    answer = () => Promise.resolve(new Response('{}', { status: 401 }))
    await press('内容を確認する')
    await expectAlert('ログインの有効期限が切れています')
    answer = () => Promise.resolve(new Response('{}', { status: 404 }))
    await press('内容を確認する')
    await expectAlert('1時間が過ぎました')
    answer = null
    await press('内容を確認する')
    await expect.element(dialog().getByRole('heading', { name: 'このように取り込みます' })).toBeVisible()
    await press('1件を取り込む')
    await expect.element(dialog().getByRole('heading', { name: '1件を取り込みました' })).toBeVisible()
    expect(api.record('r0')?.['milliliters']).toBe(300)
  })

  it('fits a phone', async () => {
    await page.viewport(390, 844)
    await openList(listApi(some()))
    await openMenu('CSVから取り込む…')
    await choose('drinks.csv', 'ID,量\nr0,多い\nr1,300')
    await press('内容を確認する')
    await expect.element(dialog().getByRole('row', { name: /^2行目/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(dialog().element().scrollWidth).toBeLessThanOrEqual(390)
  })
})
