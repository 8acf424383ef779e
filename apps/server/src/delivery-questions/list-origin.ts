import type { RunningServer } from '@captain/testing/server'

type Profile = { readonly id: string; readonly lockVersion: number }

/** Allows pages of an origin to send submissions to a tenant, as an owner of the portal would. */
export const listOrigin = async ({ baseUrl, demoPassword }: RunningServer, slug: string, origin: string): Promise<void> => {
  const json = { 'content-type': 'application/json', origin: baseUrl }
  const signIn = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@captain.example', password: demoPassword }),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const profiles = `${baseUrl}/api/v1/tenants/nyanko/tenant`
  const found = (await (await fetch(`${profiles}?filter[slug]=${slug}`, { headers: { cookie } })).json()) as { items: readonly Profile[] }
  const [profile] = found.items
  const answer = await fetch(`${profiles}/${profile?.id ?? ''}`, {
    method: 'PATCH',
    headers: { ...json, cookie, 'if-match': `"${profile?.lockVersion ?? 0}"` },
    body: JSON.stringify({ allowedOrigins: [{ origin }] }),
  })
  if (!answer.ok) throw new Error(`the profile of ${slug} was not changed: ${answer.status} ${await answer.text()}`)
}
