import { Kbd } from '@captain/ui'
import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { showPalette } from './palette-state.ts'
import classes from './palette-button.module.css'

/** Opens the palette; on a phone it is its icon. */
export const PaletteButton = ({ label }: { readonly label: string }) => (
  <UnstyledButton
    className={classes.root}
    aria-haspopup="dialog"
    aria-keyshortcuts="Meta+K Control+K"
    onClick={() => showPalette('palette')}
  >
    <IconSearch size={17} stroke={1.6} aria-hidden />
    <span className={classes.words}>
      {label}
      <span aria-hidden>
        <Kbd keys="mod+K" />
      </span>
    </span>
  </UnstyledButton>
)
