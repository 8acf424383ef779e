import { defineContentType, defineTenant, image, longText, slug, text, type ErasedMessages } from '@captain/content-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, within } from 'storybook/test'
import { shelfApi } from '../testing/shelf-api.ts'
import { StoryScreen, type Answering } from '../../testing-stories/story-screen.tsx'

const note = defineContentType({
  name: 'note',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ['title'],
  sections: { basic: ['title', 'slug', 'lead', 'cover', 'photo'], publish: ['publishFrom', 'publishUntil'] },
  fields: {
    title: text({ maxBytes: 90, required: true, localized: true, public: true }),
    slug: slug({ required: true, public: true, from: 'title' }),
    lead: longText({ maxBytes: 600, required: 'publish', public: true }),
    cover: text({ maxBytes: 90, required: 'publish', public: true }),
    photo: image({ public: true }),
  },
})

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [note],
})

const messages: Readonly<Record<'ja' | 'en', ErasedMessages>> = {
  ja: {
    note: {
      name: '読みもの',
      sections: { basic: '基本', publish: '公開' },
      fields: {
        title: { label: '題' },
        slug: { label: '公開URL' },
        lead: { label: '要約' },
        cover: { label: '見出し画像の説明' },
        photo: { label: '写真' },
      },
    },
  },
  en: {
    note: {
      name: 'Note',
      sections: { basic: 'Basics', publish: 'Publishing' },
      fields: {
        title: { label: 'Title' },
        slug: { label: 'Public URL' },
        lead: { label: 'Summary' },
        cover: { label: 'Description of the cover' },
        photo: { label: 'Photo' },
      },
    },
  },
}

const DRAFT = {
  title: { ja: 'カフェのメニュー', en: null },
  slug: 'draft-j8kwt5c0',
  lead: '新しいメニューのお知らせです。',
  cover: '皿に盛られた焼き菓子',
  photo: null,
  publishFrom: null,
  publishUntil: null,
  status: 'draft',
  state: 'draft',
}

type NoteFormProps = { readonly values?: Readonly<Record<string, unknown>> }

/** The form of a draft that is not complete. */
const NoteForm = ({ values = {} }: NoteFormProps) => {
  const [api] = useState(() => shelfApi({ ...DRAFT, ...values }))
  const fetch: Answering = (input, init = {}) => api.fetch(input, init)
  return <StoryScreen tenant={tenant} messages={messages} type="note" screen="edit" id={api.id()} fetch={fetch} />
}

/** What publishing still requires. */
const meta = {
  title: 'content/Publishing/Missing',
  component: NoteForm,
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof NoteForm>
export default meta

type Story = StoryObj<typeof meta>

const publish: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [button] = await canvas.findAllByRole('button', { name: /^(公開する|Publish)/ })
  if (button !== undefined) await userEvent.click(button)
  await within(await screen.findByRole('dialog')).findByRole('textbox')
}

/** Only the address is missing: it is chosen in the question. */
export const Address: Story = { play: publish }

export const AddressInEnglish: Story = { globals: { locale: 'en' }, play: publish }

export const SeveralFields: Story = { args: { values: { lead: null, cover: null } }, play: publish }

export const SeveralFieldsInEnglish: Story = { ...SeveralFields, globals: { locale: 'en' } }
