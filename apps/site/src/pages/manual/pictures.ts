// Written by `npm run manual:pictures` from the product's own screens.

/** A screen in one language; addresses of both schemes, sizes in px. */
export type Screen = { readonly light: string; readonly dark: string; readonly width: number; readonly height: number }

export const PICTURES = {
  add: {
    ja: { light: '/manual/add-ja-light-94ddd0e647.avif', dark: '/manual/add-ja-dark-a836066d10.avif', width: 686, height: 308 },
    en: { light: '/manual/add-en-light-20eb824f10.avif', dark: '/manual/add-en-dark-798a61de65.avif', width: 686, height: 308 },
  },
  cancelled: {
    ja: { light: '/manual/cancelled-ja-light-7e6322e82a.avif', dark: '/manual/cancelled-ja-dark-4c33ac5b83.avif', width: 408, height: 572 },
    en: { light: '/manual/cancelled-en-light-79d972175d.avif', dark: '/manual/cancelled-en-dark-ef18d64bd4.avif', width: 408, height: 572 },
  },
  invited: {
    ja: { light: '/manual/invited-ja-light-0cd9f6c898.avif', dark: '/manual/invited-ja-dark-445115f6d3.avif', width: 408, height: 218 },
    en: { light: '/manual/invited-en-light-d3c39be374.avif', dark: '/manual/invited-en-dark-9f377b688d.avif', width: 408, height: 218 },
  },
  known: {
    ja: { light: '/manual/known-ja-light-eaa515e012.avif', dark: '/manual/known-ja-dark-bd32195daf.avif', width: 686, height: 346 },
    en: { light: '/manual/known-en-light-dbb606c1b0.avif', dark: '/manual/known-en-dark-150ac22a9c.avif', width: 686, height: 346 },
  },
  passkeys: {
    ja: { light: '/manual/passkeys-ja-light-0a0342740a.avif', dark: '/manual/passkeys-ja-dark-20bd725f72.avif', width: 718, height: 289 },
    en: { light: '/manual/passkeys-en-light-93855a1325.avif', dark: '/manual/passkeys-en-dark-52efe85c0f.avif', width: 718, height: 289 },
  },
  recover: {
    ja: { light: '/manual/recover-ja-light-02af0aad8e.avif', dark: '/manual/recover-ja-dark-46a8d34b75.avif', width: 408, height: 348 },
    en: { light: '/manual/recover-en-light-405718b86e.avif', dark: '/manual/recover-en-dark-d369da3d08.avif', width: 408, height: 348 },
  },
  register: {
    ja: { light: '/manual/register-ja-light-9db3f4af22.avif', dark: '/manual/register-ja-dark-cac444faa6.avif', width: 408, height: 410 },
    en: { light: '/manual/register-en-light-1a858874f9.avif', dark: '/manual/register-en-dark-24676ae946.avif', width: 408, height: 387 },
  },
  registered: {
    ja: {
      light: '/manual/registered-ja-light-b725d22fa2.avif',
      dark: '/manual/registered-ja-dark-ef582af692.avif',
      width: 408,
      height: 218,
    },
    en: {
      light: '/manual/registered-en-light-9b8dacd94e.avif',
      dark: '/manual/registered-en-dark-189cc925c2.avif',
      width: 408,
      height: 218,
    },
  },
  sent: {
    ja: { light: '/manual/sent-ja-light-7e793d3bb5.avif', dark: '/manual/sent-ja-dark-599c6d1b4b.avif', width: 408, height: 295 },
    en: { light: '/manual/sent-en-light-bea5114f88.avif', dark: '/manual/sent-en-dark-2e9046f5c9.avif', width: 408, height: 247 },
  },
  'sign-in': {
    ja: { light: '/manual/sign-in-ja-light-a958847a48.avif', dark: '/manual/sign-in-ja-dark-9cdd698765.avif', width: 960, height: 640 },
    en: { light: '/manual/sign-in-en-light-95d19bc504.avif', dark: '/manual/sign-in-en-dark-596d84378c.avif', width: 960, height: 640 },
  },
  unsupported: {
    ja: {
      light: '/manual/unsupported-ja-light-c0aff5e4a8.avif',
      dark: '/manual/unsupported-ja-dark-1deac84094.avif',
      width: 408,
      height: 493,
    },
    en: {
      light: '/manual/unsupported-en-light-654511794a.avif',
      dark: '/manual/unsupported-en-dark-6f91c10870.avif',
      width: 408,
      height: 493,
    },
  },
} as const satisfies Record<string, { readonly ja: Screen; readonly en: Screen }>

export type PictureName = keyof typeof PICTURES
