/** Returns values that samples of an event need: applications open before its first day, which is today in samples. */
export const eventSample = (today: string) => ({ applicationStart: today })

/**
 * Returns values that samples of a commercial notice need: a seller with a visible address and number, and a licence number of any form.
 */
export const tokushoSample = () => ({
  sellerType: 'corporation',
  disclosure: 'public',
  licences: [{ kind: 'food', number: '見本第1号', issuer: { ja: '見本保健所', en: 'Sample health centre' } }],
})

/** Returns values that a sample of the contact form needs: a message of sufficient length, the same address twice, and the consent. */
export const contactSample = () => {
  const address = `${crypto.randomUUID()}@mail.example`
  return { email: address, emailConfirm: address, body: '見本のお問い合わせです。よろしくお願いします。', agreePrivacy: true }
}
