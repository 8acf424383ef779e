import '@mantine/core/styles.layer.css'
import '@captain/ui/back-office.css'
import '@captain/ui/styles.css'
import type { ListResponse } from '@captain/content-core'
import { answerJson, inLanguage, seedApi, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { seed } from '../../seed.ts'
import { tenant } from '../../tenant.ts'

const demo = seedApi(tenant, seed)

type Setting = { readonly carriers: readonly object[] }

/** A paid order of the demo, and carriers with or without a default. */
const openPaidOrder = async (hasStandard: boolean) => {
  const { items } = (await (await demo('/api/v1/tenants/shop/order?limit=100&rows=full&status=paid')).json()) as ListResponse
  const id = items[0]?.id ?? ''
  const fetch: Answering = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const answer = await demo(input, init)
    if (hasStandard || !/\/delivery-setting\/\w+$/.test(url)) return answer
    const setting = (await answer.json()) as Setting
    return answerJson({ ...setting, carriers: setting.carriers.map((carrier) => ({ ...carrier, isDefault: false })) })
  }
  await render(
    await inLanguage(
      'ja',
      <StoryScreen tenant={tenant} messages={{ ja, en }} type="order" screen="preview-by-id" id={id} screens={screens} fetch={fetch} />,
    ),
  )
  await page.getByRole('button', { name: '発送済みにする' }).click()
}

const carrier = () => page.getByRole('dialog').getByRole('combobox', { name: '配送会社' })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 900)
})

it('goes out with the usual carrier unless another is chosen', async () => {
  await openPaidOrder(true)
  await expect.element(carrier()).toHaveValue('みほん運輸')
})

it('asks to choose a carrier, not to type one', async () => {
  await openPaidOrder(false)
  await page.getByRole('dialog').getByRole('button', { name: '発送済みにする' }).click()
  await expect.element(page.getByRole('dialog').getByText('選択してください。')).toBeVisible()
  await expect.element(carrier()).toHaveValue('')
})
