// A separate chunk: the frame renders without it.
export { Tooltip } from '@mantine/core'
