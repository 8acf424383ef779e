import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'

type AddButtonProps = {
  readonly children: ReactNode
  /** Focuses the button after a step whose focused element was removed. */
  readonly takesFocus: boolean
  readonly onClick: () => void
}

/** Begins something new. */
export const AddButton = ({ children, takesFocus, onClick }: AddButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Button ref={button} onClick={onClick} leftSection={<IconPlus size={16} stroke={1.8} />}>
      {children}
    </Button>
  )
}
