import { expect } from '../../../../tools/browser/watched-test.ts'
import { read, send } from './data.ts'
import { job } from './job.ts'
import { openState } from './parts.ts'

const API = '/api/v1/tenants/cafe/food-category'

job(
  'a record is found, compared with what it was, and put back',
  { as: 'cafe-editor', mainly: 'keyboard' },
  async ({ page, hand, word }) => {
    const name = `試しの棚${word}`
    const made = await send(page, API, { name: { ja: name, en: null }, lead: { ja: '朝の説明', en: null }, isPublished: false })
    const path = `${API}/${String(made['id'])}`
    await send(page, path, { lead: { ja: '夜の説明', en: null } }, Number(made['lockVersion']))

    await page.goto('/captain/tenant/cafe/food')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (hand.device === 'keyboard') {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: '画面、記録、操作を検索' })).toBeFocused()
      await page.keyboard.type(word)
    } else {
      await hand.press(page.getByRole('button', { name: '検索と移動' }))
      await hand.write(page.getByRole('combobox', { name: '画面、記録、操作を検索' }), word)
    }
    await hand.press(page.getByRole('option', { name: new RegExp(`^${name}`) }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await openState({ page, hand })
    await hand.press(page.getByRole('button', { name: '変更履歴' }))
    const history = page.getByRole('dialog', { name: '変更履歴' })
    await hand.press(history.getByRole('listitem').last().getByRole('button'))
    await expect(history).toMatchAriaSnapshot(`
    - button "履歴へ戻る"
    - term: 説明
    - definition:
      - text: 日本語
      - paragraph:
        - deletion: 朝
        - insertion: 夜
        - text: の説明
    - button "この版の内容に戻す…"
  `)
    await hand.press(history.getByRole('button', { name: 'この版の内容に戻す…' }))
    const question = page.getByRole('dialog', { name: '以前の内容に戻す確認' })
    await expect(question).toContainText('変わる項目：説明')
    await hand.press(question.getByRole('button', { name: 'この内容に戻す' }))
    await expect(page.getByText(`「${name}」を以前の内容に戻しました`)).toBeVisible()
    expect(await read(page, path)).toMatchObject({ lead: { ja: '朝の説明', en: null } })
  },
)
