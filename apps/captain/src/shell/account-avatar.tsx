import classes from './account-avatar.module.css'

type AccountAvatarProps = {
  readonly name: string
  readonly image: string | null | undefined
  /** In px. */
  readonly size?: number
}

/** The face of an account: its picture, or the first letter of its name. Stands beside the name, so it says nothing by itself. */
export const AccountAvatar = ({ name, image, size = 28 }: AccountAvatarProps) =>
  typeof image === 'string' && image !== '' ? (
    <img className={classes.root} src={image} alt="" width={size} height={size} />
  ) : (
    <span className={classes.root} style={{ width: size, height: size, fontSize: Math.round(size * 0.43) }} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  )
