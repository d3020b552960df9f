import { avatar, fromLg, fromXl, name as nameStyle, person } from './settings-tools.css.ts'

type PersonProps = {
  readonly name: string
  readonly initials: string
  /** The tenant's name takes the place of the person's: that one needs a wider screen. */
  readonly brief?: boolean
}

/** Who is signed in: initials, and the name where there is room. */
export const PersonBadge = ({ name, initials, brief = false }: PersonProps) => (
  <span className={person}>
    <span className={avatar} aria-hidden="true">
      {initials}
    </span>
    <span className={`${nameStyle} ${brief ? fromXl : fromLg}`}>{name}</span>
  </span>
)
