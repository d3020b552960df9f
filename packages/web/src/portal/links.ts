import { createLink } from '@tanstack/react-router'
import { LinkButton, TextLink } from '../ui/button/index.ts'
import { Logo } from '../ui/logo/index.ts'

/** A link of the application with the weight of a button. */
export const LinkButtonTo = createLink(LinkButton)

/** A link of the application that stands by itself. */
export const TextLinkTo = createLink(TextLink)

/** The logo as the way home. */
export const LogoTo = createLink(Logo)
