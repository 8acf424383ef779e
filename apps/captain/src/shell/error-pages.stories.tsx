import { HttpError } from '@captain/http-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

type FailedProps = {
  /** HTTP status of the failure. Default: the address has no page. */
  readonly status?: number
  readonly message?: string
  /** Called each time that the page is loaded. */
  readonly onLoad?: () => void
}

const Failed = ({ status, message = '', onLoad }: FailedProps) => {
  const [router] = useState(() => {
    const root = createRootRoute({
      staticData: { guard: null },
      loader: () => {
        onLoad?.()
        if (status !== undefined) throw new HttpError(status, message, null)
      },
    })
    return createRouter({
      routeTree: root,
      history: createMemoryHistory({ initialEntries: [status === undefined ? '/captain/nowhere?page=2' : '/'] }),
      defaultErrorComponent: ErrorPage,
      defaultNotFoundComponent: NotFoundPage,
    })
  })
  return <RouterProvider router={router as never} />
}

/** Error pages for failed and missing pages. */
const meta = {
  title: 'captain/Errors',
  component: Failed,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Failed>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()
    await expect(canvas.getByText('/captain/nowhere?page=2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '戻る' })).toHaveAttribute('href', '/')
  },
}

export const ServiceUnavailable: Story = {
  args: { status: 503, message: 'Service Unavailable', onLoad: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'サービスを利用できません' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }))
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(2))
  },
}
