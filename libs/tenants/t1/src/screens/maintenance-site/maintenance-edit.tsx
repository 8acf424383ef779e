import type { ScreenProps } from '@captain/content-react'
import { FormScreen, inputsFor, SpecialInputs, type InputDefinition } from '@captain/content-react/form-parts'
import { tenant } from '../../tenant.ts'
import { Ipv4Input, Ipv6Input } from './address-input.tsx'

const asList = (Input: InputDefinition<'list'>['Input']): InputDefinition<'list'> => ({
  Input,
  shape: 'fields',
  room: 'full',
  issues: 'own',
})

const INPUTS = inputsFor(tenant, 'maintenance-site', { allowedIpv4: asList(Ipv4Input), allowedIpv6: asList(Ipv6Input) })

/** The form of a site's maintenance, whose lists of IP addresses can add the user's own. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'maintenance-site', 'edit'>) => (
  <SpecialInputs value={INPUTS}>
    <FormScreen screen="edit" params={params} />
  </SpecialInputs>
)
