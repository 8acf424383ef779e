import { HttpError } from '@captain/http-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

type FailedProps = {
  /** Name of a file of the page that did not arrive. */
  readonly lost?: string
  /** HTTP status of the failure. Default: the address has no page. */
  readonly status?: number
  readonly message?: string
  /** Called each time that the page is loaded. */
  readonly onLoad?: () => void
}

const Failed = ({ status, lost, message = '', onLoad }: FailedProps) => {
  const [router] = useState(() => {
    const root = createRootRoute({
      staticData: { guard: null },
      loader: () => {
        onLoad?.()
        if (lost !== undefined) throw new TypeError(`Failed to fetch dynamically imported module: /captain-assets/${lost}`)
        if (status !== undefined) throw new HttpError(status, message, null)
      },
    })
    return createRouter({
      routeTree: root,
      history: createMemoryHistory({ initialEntries: [status === undefined && lost === undefined ? '/captain/nowhere?page=2' : '/'] }),
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

export const LostFile: Story = {
  args: { lost: 'form-screen-B4dCafe1.js' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '画面の一部を読み込めませんでした' })).toBeVisible()
    await expect(canvas.getByText('form-screen.js')).toBeVisible()
  },
}

export const NoAnswer: Story = {
  args: { status: 500, message: 'Fetch Error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'サーバーに接続できませんでした' })).toBeVisible()
  },
}
