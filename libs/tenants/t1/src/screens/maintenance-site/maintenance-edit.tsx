import type { SpecialScreenProps } from '@captain/content-react'
import { FormScreen, SpecialInputs, type InputDefinition } from '@captain/content-react/form-parts'
import { maintenanceSite } from '../../content-types/maintenance-site.ts'
import { Ipv4Input, Ipv6Input } from './address-input.tsx'

const asList = (Input: InputDefinition<'list'>['Input']): InputDefinition<'list'> => ({
  Input,
  shape: 'fields',
  room: 'full',
  issues: 'own',
})

const { allowedIpv4, allowedIpv6 } = maintenanceSite.fields

const INPUTS = new Map<object, InputDefinition<'list'>>([
  [allowedIpv4, asList(Ipv4Input)],
  [allowedIpv6, asList(Ipv6Input)],
])

/** The form of a site's maintenance, whose lists of IP addresses can add the user's own. */
export const Screen = ({ params }: SpecialScreenProps) => (
  <SpecialInputs value={INPUTS}>
    <FormScreen screen="edit" params={params} />
  </SpecialInputs>
)
