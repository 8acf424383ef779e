/** A telephone number that a phone can dial. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
}
