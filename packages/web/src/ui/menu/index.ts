export { MenuDropdown } from './menu-dropdown.tsx'
export { MenuUnavailable } from './menu-unavailable.tsx'
export { MenuBar, MenuBarLink } from './menu-bar.tsx'
export { MenuAction, MenuGroup, MenuLink, MenuRow } from './menu-rows.tsx'
