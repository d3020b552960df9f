export { MenuDropdown } from './menu-dropdown.tsx'
export { MenuUnavailable } from './menu-unavailable.tsx'
export { MenuAction, MenuApart, MenuBar, MenuBarLink, MenuGroup, MenuLink } from './menu.tsx'
