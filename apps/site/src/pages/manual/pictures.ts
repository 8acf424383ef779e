// Written by `npm run manual:pictures` from the product's own screens.

/** A screen in one language; addresses of both schemes, sizes in px. */
export type Screen = { readonly light: string; readonly dark: string; readonly width: number; readonly height: number }

export const PICTURES = {
  add: {
    ja: { light: '/manual/add-ja-light-94ddd0e647.avif', dark: '/manual/add-ja-dark-a836066d10.avif', width: 686, height: 308 },
    en: { light: '/manual/add-en-light-ed0b5ba5d2.avif', dark: '/manual/add-en-dark-d835914f1a.avif', width: 686, height: 308 },
  },
  cancelled: {
    ja: { light: '/manual/cancelled-ja-light-7e6322e82a.avif', dark: '/manual/cancelled-ja-dark-4c33ac5b83.avif', width: 408, height: 572 },
    en: { light: '/manual/cancelled-en-light-e85396ecbd.avif', dark: '/manual/cancelled-en-dark-285b5dd123.avif', width: 408, height: 572 },
  },
  invited: {
    ja: { light: '/manual/invited-ja-light-0cd9f6c898.avif', dark: '/manual/invited-ja-dark-445115f6d3.avif', width: 408, height: 218 },
    en: { light: '/manual/invited-en-light-a6e7cf0fe0.avif', dark: '/manual/invited-en-dark-aeb9f8e994.avif', width: 408, height: 218 },
  },
  known: {
    ja: { light: '/manual/known-ja-light-eaa515e012.avif', dark: '/manual/known-ja-dark-bd32195daf.avif', width: 686, height: 346 },
    en: { light: '/manual/known-en-light-67972df215.avif', dark: '/manual/known-en-dark-b6cb8ccdf4.avif', width: 686, height: 346 },
  },
  passkeys: {
    ja: { light: '/manual/passkeys-ja-light-fcd01ffec3.avif', dark: '/manual/passkeys-ja-dark-87b50084b4.avif', width: 718, height: 273 },
    en: { light: '/manual/passkeys-en-light-fbd9f5e1bf.avif', dark: '/manual/passkeys-en-dark-3e53952200.avif', width: 718, height: 273 },
  },
  recover: {
    ja: { light: '/manual/recover-ja-light-02af0aad8e.avif', dark: '/manual/recover-ja-dark-46a8d34b75.avif', width: 408, height: 348 },
    en: { light: '/manual/recover-en-light-784430e519.avif', dark: '/manual/recover-en-dark-30ff9a7057.avif', width: 408, height: 348 },
  },
  register: {
    ja: { light: '/manual/register-ja-light-9db3f4af22.avif', dark: '/manual/register-ja-dark-cac444faa6.avif', width: 408, height: 410 },
    en: { light: '/manual/register-en-light-e9b2c73bcd.avif', dark: '/manual/register-en-dark-f1c3d6ffe8.avif', width: 408, height: 387 },
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
    en: { light: '/manual/sent-en-light-8ce5ddc0b3.avif', dark: '/manual/sent-en-dark-7e44bb53f0.avif', width: 408, height: 247 },
  },
  'sign-in': {
    ja: { light: '/manual/sign-in-ja-light-a958847a48.avif', dark: '/manual/sign-in-ja-dark-9cdd698765.avif', width: 960, height: 640 },
    en: { light: '/manual/sign-in-en-light-06605b8b1b.avif', dark: '/manual/sign-in-en-dark-3fc75ece20.avif', width: 960, height: 640 },
  },
  unsupported: {
    ja: {
      light: '/manual/unsupported-ja-light-c0aff5e4a8.avif',
      dark: '/manual/unsupported-ja-dark-1deac84094.avif',
      width: 408,
      height: 493,
    },
    en: {
      light: '/manual/unsupported-en-light-9dad91accf.avif',
      dark: '/manual/unsupported-en-dark-1d5aa50bff.avif',
      width: 408,
      height: 493,
    },
  },
} as const satisfies Record<string, { readonly ja: Screen; readonly en: Screen }>

export type PictureName = keyof typeof PICTURES
