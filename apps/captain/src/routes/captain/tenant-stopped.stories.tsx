import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TenantStopped } from './tenant-stopped.tsx'

type StoppedProps = { readonly reason: string | null }

const Stopped = ({ reason }: StoppedProps) => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({
        staticData: { guard: null },
        component: () => <TenantStopped name="ダイスと珈琲 ころり" reason={reason} />,
      }),
      history: createMemoryHistory(),
    }),
  )
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}

/** The page of a tenant that does not run because its declaration is wrong or does not fit its records. */
const meta = {
  title: 'captain/Stopped tenant',
  component: Stopped,
} satisfies Meta<typeof Stopped>
export default meta

type Story = StoryObj<typeof meta>

export const ForOwners: Story = {
  args: { reason: 'cafe.food.sections: omits "price", so editors cannot change it' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('このテナントは停止しています')).toBeVisible()
    await expect(canvas.getByText(/cafe\.food\.sections/)).toBeVisible()
  },
}

export const ForOthers: Story = {
  args: { reason: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('管理者または開発の担当者にご連絡ください。')).toBeVisible()
  },
}
