import { quoted } from '../fields/field-plan.ts'
import type { TypePlan } from './type-plan.ts'
import { WORKFLOW_PARTS } from './workflow-parts.ts'

const FORMS = { settings: 'Settings', list: 'List', new: 'Form' } as const

/** Returns text as part of a regular expression literal. */
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Generates the stories of the type's screens with the demo records: its list and an empty form, or its settings. */
export const storyFile = ({ tenant, name, words, workflow }: TypePlan): string => {
  const screens = (['list', 'new', 'settings'] as const).filter((screen) => WORKFLOW_PARTS[workflow].screens.includes(screen))
  const [first = 'list'] = screens
  const stories = screens.map((screen) => {
    const args = screen === first ? '' : `args: { screen: ${quoted(screen)} }, `
    return `export const ${FORMS[screen]}: Story = { ${args}play: shows(/${escaped(words.ja)}/) }`
  })
  return `import { seedApi, shows, StoryScreen } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

const meta = {
  title: ${quoted(`${tenant.library}/${words.en}`)},
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: ${quoted(name)}, screen: ${quoted(first)}, fetch: seedApi(tenant, seed) },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen', docs: { description: { component: ${quoted(`「${words.ja}」の画面です。`)} } } },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

${stories.join('\n\n')}
`
}
