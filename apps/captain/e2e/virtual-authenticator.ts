import { expect, type Page } from '../../../tools/browser/watched-test.ts'

export type VirtualAuthenticator = {
  /** Sets whether a request is confirmed by touch. Without a touch, a ceremony waits. */
  touch(isTouched: boolean): Promise<void>
  /** Sets whether the fingerprint is verified. */
  verify(isVerified: boolean): Promise<void>
  /** Returns the number of stored passkeys. */
  count(): Promise<number>
  remove(): Promise<void>
}

/** Adds a software device with a fingerprint reader to a page. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    touch: async (enabled) => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    verify: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    remove: async () => {
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}

/** Registers a passkey for the signed-in account, as the profile's button does. */
export const registerPasskey = async (page: Page): Promise<void> => {
  await page.goto('/user/profile#passkeys')
  await page.getByRole('button', { name: 'パスキーを登録', exact: true }).click()
  await page.getByRole('button', { name: '登録する', exact: true }).click()
  await expect(page.getByText(/^パスキー「.+」を登録しました。$/)).toBeVisible()
}
