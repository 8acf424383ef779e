import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { delivery, integrationsApi, key, KEYS, refused, UNAVAILABLE, webhook } from './testing/integrations-api.ts'
import { loadWords, openAt, openIntegrations } from './testing/open-integrations.tsx'

beforeAll(loadWords)
beforeEach(() => page.viewport(1440, 900))

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const tab = (name: string) => page.getByRole('tab', { name })

describe('keys', () => {
  it('says that there are none, makes one, and shows it this once', async () => {
    const api = integrationsApi()
    await openIntegrations(api)
    await expect.element(page.getByText('APIキーはまだありません')).toBeVisible()
    await button('APIキーを作成').click()
    await button('作成').click()
    await expect.element(page.getByText('入力してください。')).toBeVisible()
    await expect.element(field(/名前/)).toHaveFocus()
    await field(/名前/).fill('公開サイトの表示用')
    await page.getByRole('checkbox', { name: '下書きも含めて読む' }).click()
    await page.getByRole('radio', { name: '期限なし' }).click()
    await expect.element(page.getByText(/期限のないキーは/)).toBeVisible()
    await button('作成').click()

    const dialog = page.getByRole('dialog', { name: 'APIキー「公開サイトの表示用」を作成しました' })
    await expect.element(dialog.getByTestId('secret')).toMatchTextContent('cpt_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGk3Xq')
    expect(api.writes()).toEqual([
      ['POST', '/api-keys', { name: '公開サイトの表示用', scopes: ['delivery:read', 'content:read'], contentTypes: null, days: null }],
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: '閉じる' }).click()
    await expect.element(dialog.getByText(/保管してから、チェックを入れてください/)).toBeVisible()
    await dialog.getByRole('checkbox', { name: '安全な場所に保管しました' }).click()
    await dialog.getByRole('button', { name: '閉じる' }).click()
    await expect.element(page.getByText('cpt_…k3Xq')).toBeVisible()
    expect(document.body.textContent).not.toContain('cpt_abc')
  })

  it('may be for some content types, of which at least one', async () => {
    const api = integrationsApi()
    await openIntegrations(api)
    await button('APIキーを作成').click()
    await field(/名前/).fill('ドリンク係')
    await page.getByRole('radio', { name: '選んだものだけ' }).click()
    await button('作成').click()
    await expect.element(page.getByText('1つ以上選んでください。')).toBeVisible()
    await page.getByRole('checkbox', { name: 'ドリンク' }).click()
    await button('作成').click()
    await expect.element(page.getByTestId('secret')).toBeVisible()
    expect(api.writes()).toMatchObject([['POST', '/api-keys', { contentTypes: ['drink'], days: 90 }]])
  })

  it('are told with what the server finds wrong, beside the field', async () => {
    const api = integrationsApi()
    api.answer(`POST ${KEYS}`, refused({ name: '60文字以内で入力してください。' }))
    await openIntegrations(api)
    await button('APIキーを作成').click()
    await field(/名前/).fill('長い名前')
    await button('作成').click()
    await expect.element(page.getByText('60文字以内で入力してください。')).toBeVisible()
    await expect.element(field(/名前/)).toHaveFocus()
  })

  it('end after a question that names the site and what comes of it', async () => {
    const api = integrationsApi({
      keys: [key(), key({ id: '01JKEY00000000000000000009', name: '古いキー', expiresAt: '2020-01-01T00:00:00.000Z' })],
    })
    await openIntegrations(api)
    await expect.element(page.getByText('使えなくなったキー（1件）')).toBeVisible()
    await button('「公開サイト」を失効させる…').click()
    const dialog = page.getByRole('dialog', { name: 'APIキーの失効' })
    await expect.element(dialog).toMatchTextContent('カフェのAPIキー「公開サイト」を失効させます。')
    expect(api.writes()).toEqual([])
    await dialog.getByRole('button', { name: '失効させる' }).click()
    await expect.element(page.getByText('使えなくなったキー（2件）')).toBeVisible()
    expect(api.writes()).toEqual([['DELETE', '/api-keys/01JKEY00000000000000000001', undefined]])
  })

  it('that can not be read are asked for again', async () => {
    const api = integrationsApi({ keys: [key()] })
    api.answer(`GET ${KEYS}`, UNAVAILABLE)
    await openIntegrations(api)
    await expect.element(page.getByText('APIキーを読み込めませんでした')).toBeVisible()
    api.recover(`GET ${KEYS}`)
    await button('もう一度読み込む').click()
    await expect.element(page.getByRole('heading', { name: '公開サイト' })).toBeVisible()
  })

  it.each(['viewer', 'editor'] as const)('are not shown to a %s, who is told whom to ask', async (role) => {
    const api = integrationsApi({ keys: [key()] })
    await openIntegrations(api, role)
    await expect.element(page.getByText('連携を表示する権限がありません')).toBeVisible()
    await expect.element(page.getByText('公開サイト')).not.toBeInTheDocument()
    await button('閉じる').click()
    await expect.element(page.getByText('閉じています')).toBeVisible()
  })
})

describe('the address', () => {
  const api = integrationsApi({ keys: [key()], webhooks: [webhook()] })
  beforeEach(() => api.install())

  it('names what is shown, and follows it', async () => {
    const router = await openAt('/captain/tenant/cafe?panel=webhooks')
    await expect.element(page.getByRole('heading', { name: '公開サイトの再生成' })).toBeVisible()
    await tab('APIキー').click()
    await expect.element(page.getByRole('heading', { name: '公開サイト', exact: true })).toBeVisible()
    expect(router.state.location.search).toEqual({ panel: 'integrations' })
    await tab('Webhook').click()
    await expect.poll(() => router.state.location.search).toEqual({ panel: 'webhooks' })
    await button('閉じる').click()
    await expect.poll(() => router.state.location.search).toEqual({})
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a form with unsaved input', () => {
  beforeEach(() => integrationsApi({ keys: [key()] }).install())

  it('is left by no key, button or tab without a question', async () => {
    const router = await openAt('/captain/tenant/cafe?panel=integrations')
    const question = page.getByRole('dialog', { name: '編集の中止' })
    await button('APIキーを作成').click()
    await field(/名前/).fill('表示用')
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => button('閉じる').click(), () => tab('Webhook').click()]) {
      await leave()
      await question.getByRole('button', { name: '編集を続ける' }).click()
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(field(/名前/)).toHaveValue('表示用')
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field(/名前/)).toHaveValue('表示用')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: '破棄して離れる' }).click()
    await expect.poll(() => router.state.location.search).toEqual({})
  })

  it('is left at once where nothing was typed', async () => {
    const router = await openAt('/captain/tenant/cafe?panel=integrations')
    await button('APIキーを作成').click()
    await field(/名前/).fill('表')
    await field(/名前/).fill('')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => router.state.location.search).toEqual({})
  })
})

describe('webhooks', () => {
  it('are added with a secret that is shown this once', async () => {
    const api = integrationsApi()
    await openIntegrations(api)
    await tab('Webhook').click()
    await expect.element(page.getByText('Webhookはまだありません')).toBeVisible()
    await button('Webhookを追加').click()
    await field(/名前/).fill('再生成')
    await field(/送信先のURL/).fill('https://site.example/in')
    await page.getByRole('checkbox', { name: '問い合わせ・注文の受信' }).click()
    await button('追加').click()
    await expect.element(page.getByTestId('secret')).toMatchTextContent('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    expect(api.writes()).toEqual([
      [
        'POST',
        '/webhooks',
        {
          name: '再生成',
          url: 'https://site.example/in',
          events: ['published', 'unpublished', 'deleted', 'restored', 'submitted'],
          contentTypes: null,
        },
      ],
    ])
  })

  it('say why they were switched off, and are switched on again in place', async () => {
    const api = integrationsApi({ webhooks: [webhook({ isActive: false, disabledAt: '2026-11-20T03:00:00.000Z' })] })
    await openIntegrations(api)
    await tab('Webhook').click()
    await expect.element(page.getByText(/3日のあいだ一度も届かなかったため、2026\/11\/20 12:00に自動で停止しました/)).toBeVisible()
    await page.getByRole('switch', { name: '「公開サイトの再生成」を有効にする' }).click()
    await expect.element(page.getByText('有効', { exact: true })).toBeVisible()
    expect(api.writes()).toEqual([['PATCH', '/webhooks/01JHOOK0000000000000000001', { isActive: true }]])
  })

  it('show what was sent, each attempt as text, and send again', async () => {
    const api = integrationsApi({ webhooks: [webhook()], deliveries: [delivery()] })
    await openIntegrations(api)
    await tab('Webhook').click()
    await button('「公開サイトの再生成」の配信ログ').click()
    await expect.element(page.getByRole('heading', { name: '「公開サイトの再生成」の配信ログ' })).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'ドリンク：公開・更新' })).toBeVisible()
    await expect.element(page.getByText('届きませんでした')).toBeVisible()
    await page.getByText('送信の記録（2回）').click()
    await expect.element(page.getByText(/5秒以内に応答がありませんでした/)).toBeVisible()
    await expect.element(page.getByText('<b>こわれています</b>')).toBeVisible()
    await button('もう一度送る').click()
    await expect.element(page.getByText('届きました', { exact: true })).toBeVisible()
    await button('一覧に戻る').click()
    await expect.element(button('Webhookを追加')).toHaveFocus()
  })

  it('are tested, changed, given a new secret and removed', async () => {
    const api = integrationsApi({ webhooks: [webhook()] })
    await openIntegrations(api)
    await tab('Webhook').click()
    await button('「公開サイトの再生成」へテスト送信').click()
    await expect.element(page.getByRole('heading', { name: 'テスト' })).toBeVisible()
    await button('一覧に戻る').click()

    const more = button('「公開サイトの再生成」のその他の操作')
    await more.click()
    await page.getByRole('menuitem', { name: '編集' }).click()
    await field(/送信先のURL/).fill('https://site.example/other')
    await button('保存').click()
    await expect.element(page.getByText('https://site.example/other')).toBeVisible()

    await more.click()
    await page.getByRole('menuitem', { name: '署名シークレットを再発行…' }).click()
    await page.getByRole('dialog', { name: '署名シークレットの再発行' }).getByRole('button', { name: '再発行' }).click()
    await page.getByRole('checkbox', { name: '安全な場所に保管しました' }).click()
    await page
      .getByRole('dialog', { name: /署名シークレット$/ })
      .getByRole('button', { name: '閉じる' })
      .click()

    await more.click()
    await page.getByRole('menuitem', { name: '削除…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Webhookの削除' })
    await expect.element(dialog).toMatchTextContent('配信ログも削除されます。')
    await dialog.getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText('Webhookはまだありません')).toBeVisible()
    expect(api.writes().map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
      'POST /webhooks/01JHOOK0000000000000000001/test',
      'PATCH /webhooks/01JHOOK0000000000000000001',
      'POST /webhooks/01JHOOK0000000000000000001/rotate',
      'DELETE /webhooks/01JHOOK0000000000000000001',
    ])
  })
})

it.each([1440, 390])('every step fits a screen of %i px', async (width) => {
  await page.viewport(width, 844)
  const api = integrationsApi({
    keys: [key()],
    webhooks: [webhook({ failingSince: '2026-11-20T03:00:00.000Z' })],
    deliveries: [delivery()],
  })
  await openIntegrations(api)
  const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expect.element(page.getByRole('heading', { name: '公開サイト' })).toBeVisible()
  await button('APIキーを作成').click()
  fits()
  await field(/名前/).fill('表示用')
  await button('作成').click()
  await expect.element(page.getByTestId('secret')).toBeVisible()
  await page.getByRole('checkbox', { name: '安全な場所に保管しました' }).click()
  await page
    .getByRole('dialog', { name: /作成しました/ })
    .getByRole('button', { name: '閉じる' })
    .click()
  await tab('Webhook').click()
  await expect.element(page.getByText(/3日続くと自動で停止します/)).toBeVisible()
  await button(/の配信ログ/).click()
  await page.getByText('送信の記録（2回）').click()
  fits()
})
