import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { aiApi, NEVER, UNAVAILABLE, type AiApi } from './testing/ai-api.ts'
import { coming, image, images, overview, translation } from './testing/ai-samples.ts'
import { AiRoutes } from './testing/ai-routes.tsx'

type PageProps = { readonly api: AiApi; readonly at: string }

const Page = ({ at }: PageProps) => (
  <div style={{ padding: '20px 16px 64px' }}>
    <AiRoutes at={at} />
  </div>
)

const IMAGES = '/captain/ai/text-to-image'
const TRANSLATION = '/captain/ai/translation-image-prompt'
const RESULTS = '/api/v1/ai/results'

const answered = (path: string, answer: Parameters<AiApi['answer']>[1]): AiApi => {
  const api = aiApi()
  api.answer(path, answer)
  return api
}

const failure = { code: 'ai-too-slow', message: 'AIサービスの応答に時間がかかりすぎました。もう一度お試しください' }
const running = images({
  id: '01KAMS4WY3HSZYWPGDXEV0YM09',
  state: 'running',
  images: [image(0), coming(1, 'running'), coming(2, 'running'), coming(3)],
})
const partly = images({
  id: '01KAMS4WY3HSZYWPGDXEV0YM08',
  images: [image(2, { kept: [{ tenant: 'cafe', mediaId: 'm' }] }), { ...coming(1, 'failed'), failure }],
})
const failed = images({ id: '01KAMS4WY3HSZYWPGDXEV0YM07', state: 'failed', failure, images: [{ ...coming(0, 'failed'), failure }] })
const ALL = [running, images(), translation(), partly, failed]

/** The AI tools: overview, text to image, prompt translation, and their error states. */
const meta = {
  title: 'captain/AI',
  component: Page,
  args: { api: aiApi({ results: ALL }), at: '/captain/ai' },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Tools: Story = { play: shows(/calico cat asleep/) }

export const ToolsOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/calico cat asleep/) }

export const NothingYet: Story = { args: { api: aiApi() }, play: shows(/まだ何も作っていません|Nothing has been made/) }

export const NotSetUp: Story = {
  args: { api: aiApi({ overview: overview({ isConfigured: false, missingSettings: ['CAPTAIN_AI_ACCOUNT_ID', 'CAPTAIN_AI_TOKEN'] }) }) },
  play: shows(/CAPTAIN_AI_TOKEN/),
}

export const Failed: Story = { args: { api: answered(RESULTS, UNAVAILABLE) }, play: shows(/一時的に利用できません/) }

export const Images: Story = { args: { at: IMAGES }, play: shows(/calico cat asleep/) }

export const ImagesOnAPhone: Story = { args: { at: IMAGES }, globals: { viewport: { value: 'phone' } }, play: shows(/calico cat asleep/) }

/** What the dialog says of words that are too long, and of a tenant that is not chosen. */
export const SavingToALibrary: Story = {
  args: { at: IMAGES, api: aiApi({ results: [images()] }) },
  play: async ({ canvas, userEvent }) => {
    await shows(/calico cat asleep/)()
    await userEvent.click(await canvas.findByRole('button', { name: '2枚目をメディアライブラリに保存…' }))
    const dialog = within(await screen.findByRole('dialog'))
    const english = await dialog.findByRole('textbox', { name: /代替テキスト（英語）/ })
    await userEvent.click(english)
    await userEvent.paste('a'.repeat(301))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('選択してください。')).toBeVisible()
    await expect(english).toBeInvalid()
  },
}

export const ImagesAtTheLimit: Story = {
  args: {
    at: IMAGES,
    api: aiApi({ overview: overview({ usage: { used: 100, limit: 100 }, installation: { used: 320, limit: 500 } }) }),
  },
  play: shows(/今月の上限に達した|limit of this month/i),
}

export const ImagesLoading: Story = { args: { at: IMAGES, api: answered(RESULTS, NEVER) }, play: shows(/読み込んでいます|Loading/) }

export const Translation: Story = { args: { at: TRANSLATION }, play: shows(/curled up asleep/) }

/** The English lacks words that were to be kept. */
export const WordsMissingInTranslation: Story = {
  args: { at: TRANSLATION, api: aiApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^日本語の文/ }), '港の猫')
    await userEvent.type(canvas.getByRole('combobox', { name: 'そのまま残す言葉' }), 'にゃんこ港{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '英語にする' }))
    await shows(/残すはずの言葉がありません/)()
  },
}

export const TranslationOnAPhone: Story = {
  args: { at: TRANSLATION },
  globals: { viewport: { value: 'phone' } },
  play: shows(/curled up asleep/),
}
