import type { MenuItem } from '@hautelisse/domain/portal'
import { fullNameOf, initialsOf, type User } from '@hautelisse/domain/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { MenuDropdown } from '../../ui/menu/index.ts'
import { PersonBadge } from '../../ui/settings-tools/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { belowLg } from './frame.css.ts'
import { lastRows, person, personMail, personName, switches, switchLine } from './menus.css.ts'
import { MenuRows } from './menu-rows.tsx'

/** Who is signed in, written out: a badge cuts long names. */
export const PersonWords = ({ user }: { readonly user: User }): ReactElement => (
  <>
    {fullNameOf(user) ?? <Trans id="menu.profile.label">Mon espace</Trans>}
    {user.email !== undefined && <span className={personMail}>{user.email}</span>}
  </>
)

type ProfileMenuProps = {
  readonly user: User
  readonly items: readonly MenuItem[]
  /** Rows that the header has no room for below lg. */
  readonly papers?: readonly MenuItem[]
  /** The company's name needs the room that the person's would take. */
  readonly brief?: boolean
  /** Switches that the header has no room for. */
  readonly children: ReactNode
}

const NO_ITEMS: readonly MenuItem[] = []

/** Initials and name, and what they disclose: profile, consents, password, way out (P-NAV-25 to P-NAV-27). */
export const ProfileMenu = ({ user, items, papers = NO_ITEMS, brief = false, children }: ProfileMenuProps): ReactElement => {
  const name = fullNameOf(user)
  return (
    <MenuDropdown
      align="end"
      className={person}
      label={
        <>
          {name === undefined ? (
            <Icon of={drawings.User} />
          ) : (
            <PersonBadge name={name} initials={initialsOf(name)} brief={brief} />
          )}
          <VisuallyHidden>
            <Trans id="menu.profile.button">, mon espace</Trans>
          </VisuallyHidden>
        </>
      }
    >
      {(close) => (
        <>
          <p className={personName}>
            <PersonWords user={user} />
          </p>
          {papers.length > 0 && (
            <ul className={belowLg}>
              <MenuRows items={papers} onFollow={close} />
            </ul>
          )}
          <ul>
            <MenuRows items={items.filter(({ id }) => id !== 'sign-out')} onFollow={close} />
          </ul>
          <div className={switchLine} />
          <div className={switches}>{children}</div>
          <ul className={lastRows}>
            <MenuRows items={items.filter(({ id }) => id === 'sign-out')} />
          </ul>
        </>
      )}
    </MenuDropdown>
  )
}
