import { MAX_FILE_BYTES, MAX_TAGS_OF_FILE } from '@captain/content-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '../../../fields/testing/fields-app.tsx'
import { asset, libraryApi } from '../testing/library-api.ts'
import type { LibraryPageOptions } from '../testing/library-router.tsx'
import { openLibrary } from '../testing/open-library.tsx'

const TAGS = [
  { id: 't1', name: '秋の広報' },
  { id: 't2', name: '店内写真' },
]
const FILES = [
  asset('m1', { originalName: '港の猫.png', usedCount: 2, tags: ['t1'], size: 300 }),
  asset('m2', { originalName: '海.png', size: 900 }),
  asset('m3', { originalName: '汽笛.mp3', mimeType: 'audio/mpeg', width: null, height: null, size: 100 }),
  asset('m4', { originalName: '約款.pdf', mimeType: 'application/pdf', width: null, height: null, tags: ['t1', 't2'] }),
]
const USES = {
  m1: [
    { type: 'drink', id: 'r1', title: { ja: 'コーヒー', en: null }, isInTrash: false, isPublic: true },
    { type: 'drink', id: 'r2', title: { ja: '緑茶', en: null }, isInTrash: false, isPublic: false },
  ],
}

const open = async (api = libraryApi(FILES, USES, { tags: TAGS, limit: 60 }), options: Omit<LibraryPageOptions, 'answers'> = {}) => {
  const { router } = await openLibrary({ answers: api.answers, ...options })
  await expect.element(page.getByRole('heading', { level: 1, name: 'メディア' })).toBeVisible()
  return { api, router }
}

const file = (name: string | RegExp) => page.getByRole('list', { name: 'ファイル' }).getByRole('button', { name })
const tick = (name: string) => page.getByRole('checkbox', { name: `「${name}」を選択` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-file]')].map((one) => one.querySelector('[title]')?.getAttribute('title'))

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1300, 800)
})

// Toasts outlive the page that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('the files of a tenant', () => {
  it('are found by name, kind, tag and use, in the address and back', async () => {
    const { router } = await open()
    await expect.element(page.getByText('4件', { exact: true })).toBeVisible()
    expect(names()).toEqual(['港の猫.png', '海.png', '汽笛.mp3', '約款.pdf'])
    await button('タグ').click()
    await page.getByRole('radio', { name: /秋の広報/ }).click({ force: true })
    await expect.element(page.getByText('2件', { exact: true })).toBeVisible()
    expect(names()).toEqual(['港の猫.png', '約款.pdf'])
    await button('使用').click()
    await page.getByRole('radio', { name: '未使用' }).click({ force: true })
    await expect.poll(names).toEqual(['約款.pdf'])
    expect(router.state.location.search).toEqual({ tag: 't1', use: 'unused' })
    await page.getByRole('searchbox').fill('港')
    await expect.element(page.getByText('条件に合うファイルはありません')).toBeVisible()
    await page.getByRole('button', { name: '条件をすべて解除' }).first().click()
    await expect.poll(names).toHaveLength(4)
    expect(router.state.location.search).toEqual({})
  })

  it('are sorted, and shown as a table whose columns sort them', async () => {
    const { router } = await open()
    await page.getByRole('combobox', { name: '並び順' }).selectOptions('サイズの大きい順')
    await expect.poll(() => names()).toEqual(['約款.pdf', '海.png', '港の猫.png', '汽笛.mp3'])
    await page.getByTitle('表で表示').click()
    await expect.element(page.getByRole('columnheader', { name: 'サイズ' })).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('columnheader', { name: '名前' }).getByRole('button').click()
    await expect.element(page.getByRole('columnheader', { name: '名前' })).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(page.getByRole('row', { name: /約款\.pdf/ }).getByText('秋の広報、店内写真')).toBeVisible()
    expect(router.state.location.search).toEqual({ sort: 'name', view: 'table' })
  })

  it('are walked, selected and opened with the keyboard', async () => {
    await open()
    await expect.element(file(/港の猫/)).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(file(/港の猫/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(file(/海/)).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(tick('海.png')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}X{/Shift}')
    await expect.element(page.getByText('3件を選択中')).toBeVisible()
    await userEvent.keyboard('{Home}{Enter}')
    await expect.element(dialog('ファイルの詳細')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('ファイルの詳細')).not.toBeInTheDocument()
    await expect.element(file(/港の猫/)).toHaveFocus()
    await button('選択を解除').click()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

  it('appear page after page as the user scrolls', async () => {
    const many = Array.from({ length: 90 }, (_unused, place) => asset(`f${place}`, { originalName: `写真${place}.png` }))
    await open(libraryApi(many, {}, { limit: 60 }))
    await expect.poll(() => names().length).toBe(60)
    document.querySelector('[data-file="f59"]')?.scrollIntoView()
    await expect.poll(() => names().length).toBe(90)
    await expect.element(page.getByRole('button', { name: 'さらに表示' })).not.toBeInTheDocument()
  })
})

/** More than the pages that are loaded for the rows near the window, so that not all are on screen. */
const MANY = 300

describe('many files', () => {
  it('get a tag that is made for them', async () => {
    const { api } = await open()
    await tick('海.png').click({ force: true })
    await tick('汽笛.mp3').click({ force: true })
    await button('タグを変更').click()
    const tagging = dialog('タグの変更')
    await tagging.getByRole('combobox', { name: '付けるタグ' }).fill('新しい束')
    // Leaving the input closes its choices.
    await userEvent.keyboard('{Enter}{Tab}')
    await tagging.getByRole('button', { name: '変更する' }).click()
    await expect.element(page.getByText('2件のタグを変更しました')).toBeVisible()
    const made = api.tags().find(({ name }) => name === '新しい束')
    expect(
      api
        .assets()
        .filter(({ tags }) => tags.includes(made?.id ?? ''))
        .map(({ id }) => id),
    ).toEqual(['m2', 'm3'])
  })

  it('keep their tags where they would have too many', async () => {
    const most = Array.from({ length: MAX_TAGS_OF_FILE }, (_unused, place) => ({ id: `x${place}`, name: `束${place}` }))
    const full = asset('f1', { originalName: '満杯.png', tags: most.map(({ id }) => id) })
    await open(libraryApi([full, ...FILES], {}, { tags: [...TAGS, ...most], limit: 60 }))
    await tick('満杯.png').click({ force: true })
    await tick('海.png').click({ force: true })
    await button('タグを変更').click()
    await dialog('タグの変更').getByRole('combobox', { name: '付けるタグ' }).fill('店内写真')
    await userEvent.keyboard('{Enter}{Tab}')
    await dialog('タグの変更').getByRole('button', { name: '変更する' }).click()
    await expect.element(page.getByText('1件のタグを変更しました')).toBeVisible()
    await expect.element(page.getByText('タグが20個を超えるため、1件は変更しませんでした。')).toBeVisible()
  })

  it('are counted exactly before they are deleted, however many there are', async () => {
    const many = Array.from({ length: MANY }, (_unused, place) => asset(`f${place}`))
    const { api } = await open(libraryApi(many, {}, { limit: 20, countsTo: 50 }))
    await tick('f0.png').click({ force: true })
    await page.getByRole('button', { name: /^表示中の\d+件を選択$/ }).click()
    await page.getByRole('button', { name: '条件に合うすべて（50件以上）を選択' }).click()
    await tick('f1.png').click({ force: true })
    await button('未使用のファイルを削除').click()
    const question = dialog('ファイルの削除')
    await expect.element(question.getByText(new RegExp(`選択した${MANY - 1}件のうち`))).toBeVisible()
    await question.getByRole('checkbox', { name: `${MANY - 1}件を対象にすることを確認しました` }).click()
    await question.getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText(`${MANY - 1}件のファイルを削除しました`)).toBeVisible()
    expect(api.assets().map(({ id }) => id)).toEqual(['f1'])
  })

  it('are deleted after a question, but for those in use', async () => {
    const { api } = await open()
    await tick('港の猫.png').click({ force: true })
    await button('表示中の4件を選択').click()
    await expect.element(page.getByText('4件を選択中')).toBeVisible()
    await button('未使用のファイルを削除').click()
    const question = dialog('ファイルの削除')
    await expect.element(question.getByText('使用中の1件は残ります。')).toBeVisible()
    await question.getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText('3件のファイルを削除しました')).toBeVisible()
    expect(api.assets().map(({ id }) => id)).toEqual(['m1'])
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  })

  it('that match, also those that are not loaded, are one selection', async () => {
    const many = Array.from({ length: MANY }, (_unused, place) => asset(`f${place}`))
    const { api } = await open(libraryApi(many, {}, { limit: 20 }))
    await tick('f0.png').click({ force: true })
    await page.getByRole('button', { name: /^表示中の\d+件を選択$/ }).click()
    await page.getByRole('button', { name: `条件に合う${MANY}件すべてを選択` }).click()
    await expect.element(page.getByText(`条件に合う${MANY}件を選択中`)).toBeVisible()
    await tick('f1.png').click({ force: true })
    await expect.element(page.getByText('1件を除外')).toBeVisible()
    await button('未使用のファイルを削除').click()
    const question = dialog('ファイルの削除')
    await question.getByRole('checkbox', { name: `${MANY - 1}件を対象にすることを確認しました` }).click()
    await question.getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText(`${MANY - 1}件のファイルを削除しました`)).toBeVisible()
    expect(api.assets().map(({ id }) => id)).toEqual(['f1'])
  })
})

/** The server stores files, except for some names at their first try. */
const stubUploads = (refused: readonly string[] = []) => {
  const sent: string[] = []
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function answer(this: XMLHttpRequest, body): void {
    const given = body instanceof FormData ? body.get('file') : null
    const name = given instanceof File ? given.name : ''
    sent.push(name)
    const status = refused.includes(name) && sent.filter((one) => one === name).length === 1 ? 507 : 201
    Object.defineProperty(this, 'status', { value: status })
    Object.defineProperty(this, 'responseText', {
      value: JSON.stringify(
        status === 201
          ? { id: `new-${name}` }
          : { type: 'about:blank', title: '空き容量がありません', status, code: 'insufficient-storage' },
      ),
    })
    setTimeout(() => this.dispatchEvent(new ProgressEvent('load')))
  }
  return {
    sent,
    restore: () => {
      XMLHttpRequest.prototype.send = send
    },
  }
}

/** Chooses a file in place of the one in the details; returns the question. */
const replaceBy = async (file: File) => {
  await expect.element(button('ファイルを入れ替える')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  if (input === null) throw new Error('no input for files')
  await userEvent.upload(input, file)
  return dialog('ファイルの入れ替え')
}

/** Delays the answers to a method until they are released. */
const slowly = (api: ReturnType<typeof libraryApi>, method: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers: LibraryPageOptions['answers'] = async (url, init) => {
    if (init.method === method) await promise
    return api.answers(url, init) ?? new Response(null, { status: 404 })
  }
  return { answers, release: resolve }
}

describe('a file', () => {
  it('says where it is used and whether the public sees it, and is described and tagged', async () => {
    const { api } = await open(undefined, { search: '?file=m1' })
    const details = dialog('ファイルの詳細')
    await expect.element(details.getByRole('listitem').filter({ hasText: 'コーヒー' }).getByText('公開中')).toBeVisible()
    await expect.element(details.getByRole('listitem').filter({ hasText: '緑茶' }).getByText('未公開')).toBeVisible()
    await expect.element(details.getByText(/大家 港一がアップロード/)).toBeVisible()
    await details.getByRole('textbox', { name: '名前' }).fill('波止場の猫.png')
    await details.getByRole('combobox', { name: 'タグ' }).fill('店内写真')
    await userEvent.keyboard('{Enter}')
    await details.getByRole('button', { name: '変更を保存' }).click()
    await expect.element(details.getByText('保存しました。')).toBeVisible()
    expect(api.changes).toMatchObject([{ name: '波止場の猫.png', tags: ['t1', 't2'] }])
    await details.getByRole('button', { name: '次のファイル' }).click()
    await expect.element(details.getByText('海.png', { exact: true })).toBeVisible()
    await expect.element(details.getByText('どこにも使われていません。')).toBeVisible()
  })

  it('keeps its tags while they are unknown: none can be chosen before they are read', async () => {
    const api = libraryApi(FILES, USES, { tags: TAGS, limit: 60 })
    let isDown = true
    const answers: typeof api.answers = (url, init) =>
      isDown && url.pathname.endsWith('/tags') ? json({ status: 403, code: 'forbidden' }, 403) : api.answers(url, init)
    await open({ ...api, answers }, { search: '?file=m4' })
    const details = dialog('ファイルの詳細')
    const field = details.getByRole('combobox', { name: 'タグ' })
    await expect.element(details.getByText('タグを読み込めませんでした')).toBeVisible()
    await expect.element(field).toBeDisabled()
    isDown = false
    await details.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect.element(field).toBeEnabled()
    await field.fill('冬の広報')
    await userEvent.keyboard('{Enter}')
    await details.getByRole('button', { name: '変更を保存' }).click()
    await expect.element(details.getByText('保存しました。')).toBeVisible()
    expect(api.changes.map(({ tags }) => tags)).toEqual([['t1', 't2', 't3']])
  })

  it('keeps tags that were made since the tags were read', async () => {
    const { api } = await open(libraryApi([asset('m1', { tags: ['t1', 't9'] })], {}, { tags: TAGS }), { search: '?file=m1' })
    const details = dialog('ファイルの詳細')
    await details.getByRole('combobox', { name: 'タグ' }).fill('店内写真')
    await userEvent.keyboard('{Enter}')
    await details.getByRole('button', { name: '変更を保存' }).click()
    await expect.element(details.getByText('保存しました。')).toBeVisible()
    expect(api.changes).toEqual([{ tags: ['t9', 't1', 't2'] }])
  })

  it('keeps what is typed while it is saved, and sends only what has changed', async () => {
    const api = libraryApi(FILES, USES, { tags: TAGS, limit: 60 })
    const { answers, release } = slowly(api, 'PATCH')
    await openLibrary({ answers, search: '?file=m2' })
    const details = dialog('ファイルの詳細')
    const inEnglish = details.getByRole('textbox', { name: '代替テキスト（英語）' })
    const save = details.getByRole('button', { name: '変更を保存' })
    await details.getByRole('textbox', { name: '代替テキスト（日本語）' }).fill('朝の海')
    await save.click()
    await inEnglish.fill('The sea')
    await expect.element(save).toHaveAttribute('data-loading')
    release()
    await expect.element(save).not.toHaveAttribute('data-loading')
    await expect.element(inEnglish).toHaveValue('The sea')
    expect(details.getByText('保存しました。').elements()).toEqual([])
    await save.click()
    await expect.element(details.getByText('保存しました。')).toBeVisible()
    expect(api.changes).toEqual([{ alt: { ja: '朝の海' } }, { alt: { en: 'The sea' } }])
  })

  it('says that it cannot be replaced back if it is too large to be kept', async () => {
    const { restore } = stubUploads()
    try {
      const large = { size: MAX_FILE_BYTES + 1, mimeType: 'application/pdf', width: null, height: null }
      await open(libraryApi([asset('m1', { ...large, usedCount: 2 })], USES), { search: '?file=m1' })
      const question = await replaceBy(new File(['%PDF'], '新しい.pdf', { type: 'application/pdf' }))
      await expect.element(question.getByText('前のファイルは大きいため、元に戻せません。')).toBeVisible()
      expect(question.getByText('30分以内なら元に戻せます。').elements()).toEqual([])
      await question.getByRole('button', { name: '入れ替える' }).click()
      await expect.element(page.getByText('ファイルを入れ替えました')).toBeVisible()
      expect(button('元に戻す').elements()).toEqual([])
    } finally {
      restore()
    }
  })

  it('offers with the replacement to take it back, if the former file was kept', async () => {
    const { restore } = stubUploads()
    try {
      const until = new Date(Date.now() + 20 * 60_000).toISOString()
      const kept = { m1: { former: { originalName: '前の写真.png', until } } }
      await open(libraryApi(FILES, USES, { limit: 60, kept }), { search: '?file=m1' })
      const question = await replaceBy(new File(['png'], '新しい.png', { type: 'image/png' }))
      await expect.element(question.getByText('30分以内なら元に戻せます。')).toBeVisible()
      await question.getByRole('button', { name: '入れ替える' }).click()
      await expect.element(page.getByText('ファイルを入れ替えました')).toBeVisible()
      // In the details and in the toast.
      await expect.poll(() => button('元に戻す').elements()).toHaveLength(2)
    } finally {
      restore()
    }
  })

  it('takes its former file back while it can', async () => {
    const until = new Date(Date.now() + 20 * 60_000).toISOString()
    const kept = { m1: { former: { originalName: '前の写真.png', until } } }
    await open(libraryApi(FILES, USES, { limit: 60, kept }), { search: '?file=m1' })
    const details = dialog('ファイルの詳細')
    await expect.element(details.getByText(/まで、前のファイル「前の写真\.png」に戻せます。/)).toBeVisible()
    await details.getByRole('button', { name: '元に戻す' }).click()
    await expect.element(page.getByText('前のファイルに戻しました')).toBeVisible()
    await expect.element(details.getByText('前の写真.png', { exact: true })).toBeVisible()
  })

  it('is cropped, and shown whole again', async () => {
    const { api } = await open(undefined, { search: '?file=m2' })
    const details = dialog('ファイルの詳細')
    await details.getByRole('button', { name: '切り抜く' }).click()
    await expect.element(details.getByRole('group', { name: '切り抜く範囲。矢印キーで動かせます' })).toHaveFocus()
    await details.getByRole('button', { name: 'キャンセル' }).click()
    await expect.element(details.getByRole('button', { name: '切り抜く', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(details.getByRole('group', { name: '切り抜く範囲。矢印キーで動かせます' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(details.getByRole('button', { name: '切り抜く', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(details.getByRole('group', { name: '切り抜く範囲。矢印キーで動かせます' })).toHaveFocus()
    await details.getByRole('combobox', { name: '縦横比' }).selectOptions('1:1')
    await expect.element(details.getByRole('slider', { name: '拡大' })).toBeVisible()
    await details.getByRole('button', { name: 'この範囲で切り抜く' }).click()
    await expect.element(details.getByRole('button', { name: '切り抜く範囲を変える' })).toHaveFocus()
    expect(api.calls).toContain('PUT media-library/m2/crop')
    await details.getByRole('button', { name: '切り抜きをやめる' }).click()
    await expect.element(details.getByRole('button', { name: '切り抜く', exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(details).not.toBeInTheDocument()
  })
})

describe('the tags', () => {
  it('are added, renamed and removed in one place', async () => {
    const { api } = await open()
    await button('タグの管理').click()
    const manager = dialog('タグの管理')
    await manager.getByRole('textbox', { name: '新しいタグの名前' }).fill('店内写真')
    await manager.getByRole('button', { name: '追加' }).click()
    await expect.element(manager.getByText('同じ名前のタグがすでにあります')).toBeVisible()
    await manager.getByRole('textbox', { name: '新しいタグの名前' }).fill('冬の広報')
    await manager.getByRole('button', { name: '追加' }).click()
    await expect.element(manager.getByText('冬の広報')).toBeVisible()
    await manager.getByRole('button', { name: 'タグ「秋の広報」の名前を変更' }).click()
    await expect.element(manager.getByRole('textbox', { name: 'タグ「秋の広報」の名前' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(manager.getByRole('button', { name: 'タグ「秋の広報」の名前を変更' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await manager.getByRole('textbox', { name: 'タグ「秋の広報」の名前' }).fill('秋号')
    await manager.getByRole('button', { name: '保存' }).click()
    await expect.element(manager.getByText('秋号')).toBeVisible()
    await expect.element(manager.getByRole('button', { name: 'タグ「秋号」の名前を変更' })).toHaveFocus()
    await manager.getByRole('button', { name: 'タグ「秋号」を削除' }).click()
    const question = dialog('タグの削除')
    await expect.element(question.getByText('2件のファイルからこのタグが外れます。ファイルは残ります。')).toBeVisible()
    await question.getByRole('button', { name: '削除' }).click()
    await expect.element(manager.getByText('秋号')).not.toBeInTheDocument()
    expect(api.tags().map(({ name }) => name)).toEqual(['店内写真', '冬の広報'])
  })
})

it('the management of tags says how many a file can have', async () => {
  await open(libraryApi(FILES))
  await button('タグの管理').click()
  await expect.element(dialog('タグの管理').getByText('1つのファイルに、20個まで付けられます。')).toBeVisible()
})

describe('who may not change files', () => {
  it('sees them and changes none', async () => {
    await open(undefined, { role: 'viewer', search: '?file=m1' })
    const details = dialog('ファイルの詳細')
    await expect.element(details.getByText('コーヒー')).toBeVisible()
    expect(details.getByRole('textbox').elements()).toHaveLength(0)
    for (const name of [/保存/, /入れ替える/, /削除/, /切り抜/]) expect(details.getByRole('button', { name }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('閲覧のみ')).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toEqual([])
    expect(page.getByRole('button', { name: /アップロード/ }).elements()).toEqual([])
  })
})

describe('a library that has nothing to show', () => {
  it('offers the first upload, and to a viewer none', async () => {
    await open(libraryApi([]))
    await expect.element(page.getByText('ファイルはまだありません')).toBeVisible()
    await expect.element(button('ファイルを選ぶ')).toBeVisible()
  })

  it('says what failed, and tries again', async () => {
    const api = libraryApi(FILES)
    api.failNext()
    await open(api)
    await expect.element(page.getByText('ライブラリを読み込めませんでした')).toBeVisible()
    await button('もう一度読み込む').click()
    await expect.element(file(/港の猫/)).toBeVisible()
  })
})

const drop = (files: readonly File[]) => {
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  document.body.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: transfer }))
  return () => document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
}

describe('files that are dropped on the page', () => {
  it('are uploaded, say why they were refused, and can be tried again', async () => {
    const { sent, restore } = stubUploads(['b.png'])
    try {
      const { api } = await open()
      const release = drop([
        new File(['a'], 'a.png', { type: 'image/png' }),
        new File(['b'], 'b.png', { type: 'image/png' }),
        new File(['c'], 'c.exe'),
      ])
      await expect.element(page.getByText('ドロップしてアップロード')).toBeVisible()
      release()
      const panel = page.getByRole('region', { name: 'アップロード' })
      await expect.element(panel.getByRole('status')).toHaveTextContent('1件をアップロードしました2件は保存できませんでした')
      await expect.element(panel.getByText(/この形式は使えません/)).toBeVisible()
      await expect.element(panel.getByText('空き容量がありません')).toBeVisible()
      const calls = api.calls.length
      await panel.getByRole('button', { name: '「b.png」のアップロードを再試行' }).click()
      await expect.element(panel.getByRole('status')).toHaveTextContent('2件をアップロードしました1件は保存できませんでした')
      expect(sent).toEqual(['a.png', 'b.png', 'b.png'])
      await expect.poll(() => api.calls.length).toBeGreaterThan(calls)
      await panel.getByRole('button', { name: 'アップロードの結果を閉じる' }).click()
      await expect.element(panel).not.toBeInTheDocument()
    } finally {
      restore()
    }
  })

  it('get the tag by which the page is filtered', async () => {
    const { restore } = stubUploads()
    try {
      const { api } = await open(undefined, { search: '?tag=t2' })
      const release = drop([new File(['a'], 'tagged.png', { type: 'image/png' })])
      await expect.element(page.getByText('ドロップして「店内写真」を付けてアップロード')).toBeVisible()
      release()
      await expect.poll(() => api.calls).toContain('POST media-library/bulk')
      await page.getByRole('button', { name: 'アップロードの結果を閉じる' }).click()
    } finally {
      restore()
    }
  })
})

it('is usable on a phone: two columns, a sheet for details, nothing wider than the screen', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(file(/港の猫/)).toBeVisible()
  const tops = [...document.querySelectorAll('[data-file]')].map((one) => one.getBoundingClientRect().top)
  expect([tops[0] === tops[1], tops[1] === tops[2]]).toEqual([true, false])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await file(/海/).click()
  await expect.element(dialog('ファイルの詳細')).toBeVisible()
  await expect.element(dialog('ファイルの詳細').getByRole('button', { name: '変更を保存' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
