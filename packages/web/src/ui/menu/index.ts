export { MenuDropdown } from './menu-dropdown.tsx'
export { MenuSoon, MenuUnavailable } from './menu-unavailable.tsx'
export { MenuAction, MenuBar, MenuBarLink, MenuGroup, MenuLink, MenuRow } from './menu.tsx'
