export { MenuDropdown } from './menu-dropdown.tsx'
export { MenuAction, MenuApart, MenuBar, MenuBarLink, MenuGroup, MenuLink, MenuUnavailable } from './menu.tsx'
