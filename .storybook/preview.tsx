import '@captain/ui/mantine.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@captain/ui/styles.css'
import '@captain/ui/back-office.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { hasContrastInTheOtherScheme } from './contrast.ts'
import { isTested, OF_INTEREST } from './findings.ts'
import { AppFrameDocs } from './app-frame-docs.tsx'
import { AppFramePage } from './app-frame-page.tsx'
import { waitUntilIdle, withAppFrame, prepareAppFrame } from './app-frame.tsx'
import { SITE_CHOICES } from './sites.ts'

// A busy machine is slower, not wrong: a screen in a separate chunk may take its time. What is there is seen at once.
configure({ asyncUtilTimeout: 30_000 })

// A wait looks many times, and a print of the page for each failed look takes longer than the look.
if (isTested) configure({ getElementError: (message) => new Error(message ?? 'An element is not as expected') })

const systemScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language of the interface',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ja', title: '日本語' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    site: {
      description: 'Colour of a site',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: SITE_CHOICES },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'ja', scheme: systemScheme, site: 'own' },
  parameters: {
    // A finding fails the story's test; exceptions are declared in the story concerned.
    a11y: { test: 'error', ...(isTested ? { options: OF_INTEREST } : {}) },
    backgrounds: { disable: true },
    docs: { container: AppFrameDocs, page: AppFramePage },
    layout: 'padded',
    options: { storySort: { method: 'alphabetical', order: ['foundations', 'ui'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  loaders: [prepareAppFrame],
  decorators: [withAppFrame],
  afterEach: async (story) => {
    await waitUntilIdle()
    await hasContrastInTheOtherScheme(story)
  },
}

export default preview
