import type { PathLink } from '@captain/content-react'
import type { ComponentProps } from 'react'

/** Address of a cast's month. */
export type MonthAddress = Pick<ComponentProps<typeof PathLink>, 'to' | 'search'>
