import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCheckedFields } from './use-checked-fields.ts'

it('checks the fields that have a rule, whatever else the initial values carry', async () => {
  const account = { email: '', id: 'a' }
  const initial: { readonly email: string } = account
  const hook = await renderHook(() => useCheckedFields(initial, { email: (value) => (value === '' ? '必須' : null) }))
  let isValid = true
  await hook.act(() => {
    isValid = hook.result.current.check()
  })
  expect(isValid).toBe(false)
  await hook.act(() => hook.result.current.propsOf('email').onChange({ currentTarget: { value: 'a@b.example' } } as never))
  await hook.act(() => {
    isValid = hook.result.current.check()
  })
  expect(isValid).toBe(true)
})
