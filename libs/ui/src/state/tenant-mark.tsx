import { luminance } from '@mantine/core'
import { customProperties } from '../theme/custom-properties.ts'
import classes from './tenant-mark.module.css'

type TenantMarkProps = { readonly name: string; readonly color: string; readonly size?: number | string }

/**
 * Renders a tenant's colour square with the first character of its name. `size` is in pixels or a CSS length. Decorative: the name is next
 * to it.
 */
export const TenantMark = ({ name, color, size = 24 }: TenantMarkProps) => {
  const style = {
    ...customProperties({ '--mark': color, '--mark-size': typeof size === 'number' ? `${size}px` : size }),
    color: luminance(color) > 0.4 ? '#24211d' : '#ffffff',
  }
  return <span className={classes.root} style={style} data-letter={[...name][0]} aria-hidden />
}
