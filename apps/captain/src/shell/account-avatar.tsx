import classes from './account-avatar.module.css'

type AccountAvatarProps = {
  readonly name: string
  readonly image: string | null | undefined
  /** In px. */
  readonly size?: number
}

/**
 * The avatar of an account: its image, or the first letter of its name. Hidden from assistive technology, because the name is next to it.
 */
export const AccountAvatar = ({ name, image, size = 28 }: AccountAvatarProps) =>
  typeof image === 'string' && image !== '' ? (
    <img className={classes.root} src={image} alt="" width={size} height={size} />
  ) : (
    <span className={classes.root} style={{ width: size, height: size, fontSize: Math.round(size * 0.43) }} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  )
