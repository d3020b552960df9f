import { Trans } from '@lingui/react/macro'
import { Children, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react'
import { wrap } from '../theme/layout.css.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { columns, footer, hours, legal as legalStyle, link, links, title } from './footer.css.ts'

type FooterProps = {
  /** When and how somebody can be asked. */
  readonly help: ReactNode
  /** Columns of links. */
  readonly children: ReactNode
  readonly legal: ReactNode
}

/** Foot of every page with a header: who to ask, what else there is to read, and the legal line. */
export const Footer = ({ help, children, legal }: FooterProps) => (
  <footer id="footer" tabIndex={-1} className={footer}>
    <div className={`${wrap} ${columns}`}>
      <div>
        <h2 className={title}>
          <Trans id="ui.footer.question">Une question ?</Trans>
        </h2>
        {help}
      </div>
      {children}
      <p className={legalStyle}>{legal}</p>
    </div>
  </footer>
)

/** Quiet lines of the help: hours, line, cost. */
export const FooterHours = ({ children }: { readonly children: ReactNode }) => <p className={hours}>{children}</p>

/** A column of links. */
export const FooterLinks = ({ children }: { readonly children: ReactNode }) => (
  <ul className={links}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
)

type FooterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link of the foot; a router's link component can be made of it. Without an address it is the name of the page that is open. */
export const FooterLink = ({ className, children, ...rest }: FooterLinkProps) => (
  <a {...rest} className={`${link} ${className ?? ''}`}>
    {children}
  </a>
)

/** A link out of the portal: a tab of its own, told nothing of where it came from (P-FOOT-13). */
export const FooterOutLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <FooterLink href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <VisuallyHidden>
      {' '}
      <Trans id="ui.footer.new-tab">(nouvel onglet)</Trans>
    </VisuallyHidden>
  </FooterLink>
)
