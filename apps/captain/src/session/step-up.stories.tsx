import { requestStepUp, passkeysQuery, signInOptionsQuery, type Passkey } from '@captain/auth-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { accountQuery } from '../routes/user/account.ts'
import { account } from '../routes/user/testing/account-samples.ts'
import { answeringAt, inCaptain, pending } from '../routes/auth/testing/in-captain.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

const passkey: Passkey = {
  id: 'p',
  name: '店のパソコン',
  deviceType: 'multiDevice',
  backedUp: true,
  createdAt: '2026-11-01T00:00:00Z',
  lastUsedAt: null,
}

type PageProps = { readonly passkeys: readonly Passkey[]; readonly hasSecondFactor?: boolean; readonly organisation?: string }

const IDENTITY = { label: 'taro@company.example', since: '2026-11-01T00:00:00Z' }

const SECOND_FACTOR = { since: '2026-11-01T00:00:00Z', recoveryCodesLeft: 10 }

const Page = ({ passkeys, hasSecondFactor = false, organisation }: PageProps) => {
  const queryClient = useQueryClient()
  const [answer, setAnswer] = useState('')
  useState(() => {
    queryClient.setQueryData(passkeysQuery.queryKey, passkeys)
    queryClient.setQueryData(
      accountQuery.queryKey,
      account({ secondFactor: hasSecondFactor ? SECOND_FACTOR : null, identity: organisation === undefined ? null : IDENTITY }),
    )
    queryClient.setQueryData(signInOptionsQuery.queryKey, { organisation: organisation === undefined ? null : { name: organisation } })
  })
  return (
    <>
      <button type="button" onClick={() => void requestStepUp().then((isProven) => setAnswer(isProven ? 'proven' : 'not proven'))}>
        CSVで保存
      </button>
      <p>{answer}</p>
      <StepUpDialog />
    </>
  )
}

const meta = {
  title: 'captain/Proof',
  component: Page,
  args: { passkeys: [passkey] },
  decorators: [inCaptain],
  parameters: { session: pending },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'CSVで保存' }))
  await expect(await screen.findByRole('dialog', { name: '本人確認' })).toBeVisible()
}

export const Open: Story = {
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByRole('button', { name: 'パスキーで確認' })).toHaveFocus())
  },
}

export const Left: Story = {
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByRole('button', { name: 'パスキーで確認' })).toHaveFocus())
    await context.userEvent.keyboard('{Escape}')
    await expect(await context.canvas.findByText('not proven')).toBeInTheDocument()
  },
}

export const WithoutAPasskey: Story = {
  args: { passkeys: [] },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('link', { name: 'パスキーの登録へ' })).toHaveAttribute('href', '/user/profile#passkeys')
  },
}

export const WithACode: Story = {
  args: { passkeys: [], hasSecondFactor: true },
  beforeEach: answeringAt({ '/second-factor/step-up': [200, {}] }),
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByLabelText('認証コード')).toHaveFocus())
    await context.userEvent.click(screen.getByRole('button', { name: 'コードで確認' }))
    await expect(screen.getByLabelText('認証コード')).toHaveAccessibleDescription(/コードを入力してください/)
    await context.userEvent.type(screen.getByLabelText('認証コード'), '123456{Enter}')
    await expect(await context.canvas.findByText('proven')).toBeInTheDocument()
  },
}

export const ByTheOrganisation: Story = {
  args: { passkeys: [], organisation: '株式会社みなと' },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByRole('button', { name: '株式会社みなとで確認' })).toHaveFocus())
  },
}

export const DuringImpersonation: Story = {
  parameters: { session: { ...pending, session: { ...pending.session, impersonatedBy: 'admin' } } },
  play: open,
}
