import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { aiApi, LIMITED, NEVER, OFFLINE, OVERLOADED, refused, UNAVAILABLE, type AiApi } from './testing/ai-api.ts'
import { images, overview, TENANTS, translation } from './testing/ai-samples.ts'
import { AiRoutes } from './testing/ai-routes.tsx'

beforeAll(async () => {
  i18n.load('ja', await loadUiMessages('ja'))
  i18n.activate('ja')
})
beforeEach(() => page.viewport(1440, 900))

let restore = () => {}
afterEach(() => {
  restore()
  sessionStorage.clear()
})

const HOME = '/captain/ai'
const IMAGES = '/captain/ai/text-to-image'
const TRANSLATION = '/captain/ai/translation-image-prompt'
const MAKE = '/api/v1/ai/text-to-image'
const TRANSLATE = '/api/v1/ai/translation-image-prompt'
const RESULTS = '/api/v1/ai/results'

const open = async (api: AiApi, at: string) => {
  restore = api.install()
  return render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <main style={{ padding: 16 }}>
            <AiRoutes at={at} />
          </main>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const text = (words: string | RegExp) => page.getByText(words)
const prompt = () => field(/^プロンプト/)
const pictures = () => page.getByRole('img', { name: /生成した画像/ })

describe('the tools', () => {
  it('lead to what there is, with what is left of the month and what was made last', async () => {
    await open(aiApi({ results: [images(), translation()], overview: overview({ installation: { used: 80, limit: 500 } }) }), HOME)
    await expect.element(text('12 / 100枚')).toBeVisible()
    await expect.element(text('80 / 500枚')).toBeVisible()
    await expect.element(link(/curled up asleep/)).toHaveAttribute('href', `${TRANSLATION}#${translation().id}`)
    await link(/^画像生成/).click()
    await expect.element(page.getByRole('heading', { name: '画像生成' })).toBeVisible()
  })

  it('say what has to be set up first, and that nothing can be sent until then', async () => {
    const unset = overview({ isConfigured: false, missingSettings: ['CAPTAIN_AI_ACCOUNT_ID', 'CAPTAIN_AI_TOKEN'] })
    const api = aiApi({ overview: unset })
    await open(api, IMAGES)
    await expect.element(page.getByRole('heading', { name: 'AI機能の設定が済んでいません' })).toBeVisible()
    await expect.element(text('CAPTAIN_AI_TOKEN')).toBeVisible()
    await expect.element(button('画像を生成')).toBeDisabled()
    await expect.element(text('設定が済むと生成できます。')).toBeVisible()
    await link('プロンプト翻訳').first().click()
    await expect.element(button('英語にする')).toBeDisabled()
    expect(api.writes).toEqual([])
  })

  it('read again what could not be read', async () => {
    const api = aiApi({ results: [images()] })
    api.answer(RESULTS, UNAVAILABLE)
    await open(api, HOME)
    await expect.element(text('最近の結果を読み込めませんでした')).toBeVisible()
    api.recover(RESULTS)
    await button('もう一度読み込む').click()
    await expect.element(link(/calico cat/)).toBeVisible()
  })
})

describe('pictures', () => {
  it('are asked for as the form says, followed while they come, and counted', async () => {
    const api = aiApi()
    await open(api, IMAGES)
    await expect.element(text('まだ画像を生成していません')).toBeVisible()
    await prompt().fill('  a cat ')
    await page.getByRole('radio', { name: '1024 × 576' }).click()
    await page.getByRole('radio', { name: '3枚' }).click()
    await field(/^シード/).fill('１２３')
    await button('画像を生成').click()
    await expect.element(text('生成しています（3枚のうち0枚が完了）')).toBeVisible()
    expect(api.writes).toMatchObject([
      { path: MAKE, body: { prompt: '  a cat ', negativePrompt: '', size: '1024x576', count: 3, seed: 123, style: 'none' } },
    ])
    await expect.element(button('画像を生成')).toBeDisabled()
    api.come(2)
    await expect.element(text('生成しています（3枚のうち2枚が完了）')).toBeVisible()
    await expect.poll(() => pictures().elements().length).toBe(2)
    api.state.overview = overview({ usage: { used: 15, limit: 100 } })
    api.come(3)
    await expect.poll(() => pictures().elements().length).toBe(3)
    await expect.element(text('15 / 100枚')).toBeVisible()
    await expect.element(button('画像を生成')).toBeEnabled()
    await expect.element(prompt()).toHaveValue('  a cat ')
  })

  it('are not asked for before everything is right', async () => {
    const api = aiApi()
    await open(api, IMAGES)
    await expect.element(button('画像を生成')).toBeEnabled()
    await button('画像を生成').click()
    await expect.element(prompt()).toHaveFocus()
    await expect.element(prompt()).toHaveAccessibleDescription(/入力してください。/)
    await prompt().fill('あ'.repeat(1001))
    await field(/^シード/).fill('1.5')
    await button('画像を生成').click()
    await expect.element(prompt()).toHaveAccessibleDescription(/1,000文字/)
    await expect.element(field(/^シード/)).toHaveAttribute('aria-invalid', 'true')
    await prompt().fill('a cat')
    await expect.element(prompt()).not.toHaveAttribute('aria-invalid', 'true')
    expect(api.writes).toEqual([])
  })

  it('that the server refuses say why beside the field, until it is another', async () => {
    const api = aiApi()
    api.answer(MAKE, refused('prompt', '3,000バイト以内で入力してください。'))
    await open(api, IMAGES)
    await prompt().fill('a cat')
    await button('画像を生成').click()
    await expect.element(prompt()).toHaveFocus()
    await expect.element(prompt()).toHaveAccessibleDescription(/3,000バイト以内/)
    await prompt().fill('a dog')
    await expect.element(prompt()).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('are stopped, and what was typed stays through failures and other pages; a lost answer is asked for by the same key', async () => {
    const api = aiApi()
    api.answer(MAKE, OFFLINE)
    const shown = await open(api, IMAGES)
    await prompt().fill('a cat')
    await button('画像を生成').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/サーバーに接続できません/)
    api.answer(MAKE, LIMITED)
    await button('画像を生成').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('今月の上限（100枚）を超えます。残りは0枚です。')
    expect(new Set(api.writes.map(({ key }) => key)).size).toBe(1)
    await shown.unmount()

    api.recover(MAKE)
    await open(api, IMAGES)
    await expect.element(prompt()).toHaveValue('a cat')
    await userEvent.click(prompt())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(button('中止')).toBeVisible()
    await button('中止').click()
    await expect.element(button('中止')).not.toBeInTheDocument()
    await expect.element(text('中止済み')).toBeVisible()
    await expect.element(button('画像を生成')).toBeEnabled()
  })

  it('go into the media library of a tenant that one may write to, with words', async () => {
    const api = aiApi({ results: [images()] })
    await open(api, IMAGES)
    await button('2枚目をメディアライブラリに保存…').click()
    const dialog = page.getByRole('dialog', { name: 'メディアライブラリに保存' })
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(dialog.getByText('選択してください。')).toBeVisible()
    await dialog.getByRole('combobox', { name: /保存先のテナント/ }).click()
    await expect.element(page.getByRole('option', { name: '波止場クラブ' })).not.toBeInTheDocument()
    await page.getByRole('option', { name: 'ねこ喫茶' }).click()
    await dialog.getByRole('textbox', { name: /代替テキスト（日本語）/ }).fill('港の猫')
    const english = dialog.getByRole('textbox', { name: /代替テキスト（英語）/ })
    await english.fill('a'.repeat(301))
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(english).toHaveFocus()
    await expect.element(english).toHaveAccessibleDescription(/300/)
    await expect.element(dialog.getByRole('textbox', { name: /代替テキスト（日本語）/ })).not.toHaveAttribute('aria-invalid', 'true')
    await english.fill('')
    api.answer('/api/v1/tenants/cafe/ai-images', UNAVAILABLE)
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('一時的に利用できません。')
    api.recover('/api/v1/tenants/cafe/ai-images')
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(text('保存済み：ねこ喫茶')).toBeVisible()
    expect(api.writes.at(-1)).toMatchObject({
      path: '/api/v1/tenants/cafe/ai-images',
      body: { generation: images().id, place: 1, alt: { ja: '港の猫', en: null } },
    })
  })

  it('are downloaded, and their request is used again; whoever may write nowhere is told so', async () => {
    const api = aiApi({ results: [images()], tenants: TENANTS.filter(({ role }) => role === 'viewer') })
    await open(api, IMAGES)
    await expect.element(link('1枚目をダウンロード')).toHaveAttribute('download', expect.stringMatching(/^captain-ai-.*-1\.png$/))
    await prompt().fill('my own words')
    await button('この内容を使う').click()
    await expect.element(prompt()).toHaveFocus()
    await expect.element(prompt()).toHaveValue(images().request.prompt)
    await button('元に戻す').click()
    await expect.element(prompt()).toHaveValue('my own words')
    await button('この内容を使う').click()
    await expect.element(page.getByRole('radio', { name: '4枚' })).toBeChecked()
    await button('1枚目をメディアライブラリに保存…').click()
    await expect.element(text(/保存できるテナントがありません/)).toBeVisible()
  })

  it('fit a phone', async () => {
    await page.viewport(390, 844)
    await open(aiApi({ results: [images()] }), IMAGES)
    await expect.poll(() => pictures().elements().length).toBe(4)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('a translation', () => {
  it('comes as a prompt that is edited and taken to the pictures, where the last one can be had back', async () => {
    const api = aiApi()
    await open(api, IMAGES)
    await prompt().fill('my own words')
    await link('プロンプト翻訳').first().click()
    await field(/^日本語の文/).fill('港の猫')
    await page.getByRole('radio', { name: 'くわしく' }).click()
    await page.getByRole('combobox', { name: 'そのまま残す言葉' }).fill('にゃんこ港')
    await userEvent.keyboard('{Enter}')
    await button('英語にする').click()
    await expect.element(field(/^英語のプロンプト/)).toHaveValue(translation().prompt)
    expect(api.writes).toMatchObject([{ path: TRANSLATE, body: { text: '港の猫', tone: 'detailed', keepTerms: ['にゃんこ港'] } }])
    await expect.element(text('残すはずの言葉がありません：にゃんこ港')).toBeVisible()
    await field(/^英語のプロンプト/).fill('A cat at にゃんこ港')
    await expect.element(text(/残すはずの言葉がありません/)).not.toBeInTheDocument()
    await button('画像生成に使う').click()
    await expect.element(prompt()).toHaveValue('A cat at にゃんこ港')
    await button('元に戻す').click()
    await expect.element(prompt()).toHaveValue('my own words')
  })

  it('takes the place of English that was edited, also while it ran, and gives it back with all that belongs to it', async () => {
    const api = aiApi({ results: [translation({ prompt: 'An earlier cat', missingTerms: [] })] })
    const answered = Promise.withResolvers<Response>()
    api.answer(TRANSLATE, () => answered.promise)
    await open(api, TRANSLATION)
    const english = field(/^英語のプロンプト/)
    await field(/^日本語の文/).fill('港の猫')
    await english.fill('A cat of mine')
    await button('英語にする').click()
    await expect.element(button('中止')).toBeVisible()
    await english.fill('A cat of mine at にゃんこ港')
    answered.resolve(Response.json(translation()))
    await expect.element(english).toHaveValue(translation().prompt)
    await expect.element(text('残すはずの言葉がありません：にゃんこ港')).toBeVisible()
    await button('元に戻す').click()
    await expect.element(english).toHaveValue('A cat of mine at にゃんこ港')
    await expect.element(text(/残すはずの言葉がありません/)).not.toBeInTheDocument()
    expect(api.writes).toHaveLength(1)

    await button('この内容を使う').click()
    await expect.element(english).toHaveValue('An earlier cat')
    await expect.element(page.getByRole('radio', { name: 'くわしく' })).toBeChecked()
    await button('元に戻す').click()
    await expect.element(english).toHaveValue('A cat of mine at にゃんこ港')
    await expect.element(field(/^日本語の文/)).toHaveValue('港の猫')
    await expect.element(page.getByRole('radio', { name: 'くわしく' })).not.toBeChecked()
    await expect.element(text('にゃんこ港')).not.toBeInTheDocument()
  })

  it('is given up, fails with its reason, and keeps what was typed', async () => {
    const api = aiApi({ results: [translation()] })
    api.answer(TRANSLATE, NEVER)
    await open(api, TRANSLATION)
    await field(/^日本語の文/).fill('港の猫')
    await button('英語にする').click()
    await button('中止').click()
    await expect.element(button('英語にする')).toBeEnabled()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    api.answer(TRANSLATE, OVERLOADED)
    await button('英語にする').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('AIサービスが混み合っています。')
    await expect.element(field(/^日本語の文/)).toHaveValue('港の猫')
    await field(/^日本語の文/).fill('あ'.repeat(1001))
    await button('英語にする').click()
    await expect.element(field(/^日本語の文/)).toHaveAccessibleDescription(/1,000文字/)
    expect(api.writes).toHaveLength(2)
    await button('この内容を使う').click()
    await expect.element(field(/^日本語の文/)).toHaveValue(translation().request.text)
    await expect.element(field(/^英語のプロンプト/)).toHaveValue(translation().prompt)
  })
})
