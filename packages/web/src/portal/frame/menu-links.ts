import { createLink } from '@tanstack/react-router'
import { HeaderLink } from '../../ui/header/index.ts'
import { MenuLink } from '../../ui/menu/index.ts'

export const MenuLinkTo = createLink(MenuLink)
export const HeaderLinkTo = createLink(HeaderLink)
