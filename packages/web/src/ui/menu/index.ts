export { MenuDropdown } from './menu-dropdown.tsx'
export { MenuUnavailable } from './menu-unavailable.tsx'
export { MenuAction, MenuBar, MenuBarLink, MenuGroup, MenuLink, MenuRow } from './menu.tsx'
