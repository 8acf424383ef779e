/** What samples of an event need besides what it declares: applications open before its first day, which is today in samples. */
export const eventSample = (today: string) => ({ applicationStart: today })

/** What samples of a commercial notice need besides what it declares: a seller whose address and number are shown, and a licence whose number has any form. */
export const tokushoSample = () => ({
  sellerType: 'corporation',
  disclosure: 'public',
  licences: [{ kind: 'food', number: '見本第1号', issuer: { ja: '見本保健所', en: 'Sample health centre' } }],
})

/** What a sample of the public contact form needs besides what it declares: a message long enough, the same address twice, and the consent. */
export const contactSample = () => {
  const address = `${crypto.randomUUID()}@mail.example`
  return { email: address, emailConfirm: address, body: '見本のお問い合わせです。よろしくお願いします。', agreePrivacy: true }
}
