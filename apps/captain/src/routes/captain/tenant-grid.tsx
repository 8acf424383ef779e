import type { ReactNode } from 'react'
import classes from './tenant-grid.module.css'

/** Cards of tenants, as many beside each other as there is room for. */
export const TenantGrid = ({ children }: { readonly children: ReactNode }) => <ul className={classes.root}>{children}</ul>
