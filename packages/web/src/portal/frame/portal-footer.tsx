import { footerOf, type FooterLinkId, type Target } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useViewer } from '../../shell/index.ts'
import { TextLinkTo } from '../links.ts'
import { Footer, FooterHours, FooterLink, footerAction, FooterLinks, FooterOutLink } from '../../ui/footer/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { FRAME_SETTINGS, type FrameSettings } from './frame-settings.ts'
import { useIsHere } from '../use-is-here.ts'
import { FooterLinkTo, useAim } from './links.ts'

const WORDS: Readonly<Record<FooterLinkId, ReactElement>> = {
  'legal-notice': <Trans id="portal.footer.legal-notice">Mentions légales</Trans>,
  contact: <Trans id="portal.footer.contact-page">Contact</Trans>,
  'personal-data': <Trans id="portal.footer.personal-data">Données personnelles</Trans>,
  cookies: <Trans id="portal.footer.cookies">Politique de cookies</Trans>,
  'site-map': <Trans id="portal.footer.site-map">Plan du site</Trans>,
  lexicon: <Trans id="portal.footer.lexicon">Lexique</Trans>,
}

/** Notices stand in the first column, what helps to find one's way in the second. */
const isGuide = (id: FooterLinkId): boolean => id === 'site-map' || id === 'lexicon'

/** The help line: hours and cost belong to its number. */
const HelpLine = ({ phone, email }: FrameSettings['helpLine']): ReactElement => (
  <>
    {phone !== undefined && (
      <>
        <FooterHours>
          <Trans id="portal.footer.hours">Du lundi au vendredi, de 8h30 à 18h00.</Trans>
          <br />
          <Trans id="portal.footer.cost">Appel local, non surtaxé.</Trans>
        </FooterHours>
        <p>
          <FooterLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</FooterLink>
        </p>
      </>
    )}
    {email !== undefined && (
      <p>
        <FooterLink href={`mailto:${email}`}>{email}</FooterLink>
      </p>
    )}
  </>
)

type PortalFooterProps = {
  readonly settings?: Pick<FrameSettings, 'helpLine' | 'socialLinks'>
  /** "Nous contacter" was followed. */
  readonly onContact?: (target: Target) => void
}

/** The foot of every page with a header, for visitors and savers (P-FOOT-01 to P-FOOT-15, P-CONST-08, P-CONST-09). */
export const PortalFooter = ({ settings = FRAME_SETTINGS, onContact }: PortalFooterProps): ReactElement => {
  const aim = useAim()
  const isHere = useIsHere()
  const { links, contact, socialLinks } = footerOf({ viewer: useViewer(), ...settings })
  const column = (guides: boolean): readonly ReactElement[] =>
    links
      .filter(({ id }) => isGuide(id) === guides)
      .map((link) =>
        isHere(link.to) ? (
          <FooterLink key={link.id} aria-current="page">
            {WORDS[link.id]}
          </FooterLink>
        ) : (
          <FooterLinkTo key={link.id} {...aim(link)}>
            {WORDS[link.id]}
          </FooterLinkTo>
        ),
      )
  return (
    <Footer
      help={
        <>
          <HelpLine {...contact.helpLine} />
          {!isHere(contact.to) && (
            <p>
              <TextLinkTo
                {...aim(contact)}
                className={footerAction}
                icon={drawings.Envelope}
                onClick={() => onContact?.(contact)}
              >
                <Trans id="portal.footer.contact">Nous contacter</Trans>
              </TextLinkTo>
            </p>
          )}
        </>
      }
      legal={
        <Trans id="portal.footer.legal">
          Hautelisse, espace épargne et retraite. Les simulations sont des estimations et n’engagent pas Hautelisse.
        </Trans>
      }
    >
      <FooterLinks>{column(false)}</FooterLinks>
      <FooterLinks>
        {column(true)}
        {socialLinks.map(({ name, href }) => (
          <FooterOutLink key={href} href={href}>
            {name}
          </FooterOutLink>
        ))}
      </FooterLinks>
    </Footer>
  )
}
