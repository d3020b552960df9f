import { Trans } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { ToolButton } from '../ui/button/index.ts'
import { Footer, FooterHours, FooterLink, FooterLinks, FooterOutLink } from '../ui/footer/index.ts'
import { Header, HeaderLink } from '../ui/header/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Logo } from '../ui/logo/index.ts'
import {
  MenuAction,
  MenuBar,
  MenuBarLink,
  MenuDropdown,
  MenuGroup,
  MenuLink,
  MenuRow,
  MenuUnavailable,
} from '../ui/menu/index.ts'
import { LanguageToggle, PersonBadge, SchemeToggle } from '../ui/settings-tools/index.ts'
import { row, stack } from './gallery.css.ts'
import { SAMPLE } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

/** Rows of a menu: followed, current, out of service, done. */
const Rows = ({ open = false, onFollow }: { readonly open?: boolean; readonly onFollow?: () => void }): ReactElement => (
  <>
    <li>
      <MenuLink href="#main" aria-current="page" onClick={onFollow}>
        <Trans id="developer.around.payment">Faire un versement</Trans>
      </MenuLink>
    </li>
    <li>
      <MenuUnavailable open={open}>
        <Trans id="developer.around.transfer">Transférer mon épargne</Trans>
      </MenuUnavailable>
    </li>
    <MenuRow apart>
      <MenuLink href="#main" onClick={onFollow}>
        <Trans id="developer.around.add">Ajouter un contrat d’un autre établissement</Trans>
      </MenuLink>
    </MenuRow>
    <li>
      <MenuAction>
        <Trans id="developer.around.sign-out">Se déconnecter</Trans>
      </MenuAction>
    </li>
  </>
)

/** Language and scheme as the menu of a phone writes them, in the states that the page's own switches are not in. */
const SpeltTools = (): ReactElement => {
  const [dark, setDark] = useState(true)
  const [language, setLanguage] = useState<'fr' | 'en'>('en')
  return (
    <>
      <LanguageToggle spelt language={language} onChange={setLanguage} />
      <SchemeToggle spelt dark={dark} onChange={(scheme) => setDark(scheme === 'dark')} />
    </>
  )
}

/** What stands around every page. The bar's entries are those of a person; the switches change nothing but themselves. */
export const FrameSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.around.title">Encadrer</Trans>
    </GalleryTitle>
    <Specimen
      wide
      caption={
        <Trans id="developer.around.header">En-tête : entrée courante, groupes à ouvrir, entrée indisponible, personne</Trans>
      }
    >
      <Header
        logo={<Logo />}
        menu={
          <MenuBar>
            <li>
              <MenuBarLink href="#main" aria-current="page">
                <Trans id="developer.around.savings">Mon épargne</Trans>
              </MenuBarLink>
            </li>
            <li>
              <MenuDropdown label={<Trans id="developer.around.operations">Opérations</Trans>}>
                {(close) => (
                  <ul>
                    <Rows onFollow={close} />
                  </ul>
                )}
              </MenuDropdown>
            </li>
            <li>
              <MenuDropdown current align="end" label={<Trans id="developer.around.simulations">Simulations</Trans>}>
                {(close) => (
                  <ul>
                    <Rows onFollow={close} />
                  </ul>
                )}
              </MenuDropdown>
            </li>
          </MenuBar>
        }
        tools={<PersonBadge name={SAMPLE.person} initials="SG" />}
      />
    </Specimen>
    <Specimen caption={<Trans id="developer.around.sheet">Rangs d’un menu à plat, en groupes</Trans>}>
      <MenuGroup>
        <li>
          <MenuLink lone href="#main">
            <Trans id="developer.around.savings">Mon épargne</Trans>
          </MenuLink>
        </li>
      </MenuGroup>
      <MenuGroup title={<Trans id="developer.around.operations">Opérations</Trans>}>
        <Rows open />
      </MenuGroup>
    </Specimen>
    <Specimen caption={<Trans id="developer.around.tools">Outils en toutes lettres, retour, menu d’un téléphone</Trans>}>
      <div className={stack}>
        <div className={row}>
          <SpeltTools />
        </div>
        <div className={row}>
          <HeaderLink href="#main" icon={drawings.ArrowLeft}>
            <Trans id="developer.around.back">Retour au tableau de bord</Trans>
          </HeaderLink>
          <ToolButton icon={drawings.List}>
            <Trans id="developer.around.menu">Menu</Trans>
          </ToolButton>
        </div>
      </div>
    </Specimen>
    <Specimen wide caption={<Trans id="developer.around.footer">Pied de page : ligne d’aide et réseaux configurés</Trans>}>
      <Footer
        help={
          <>
            <FooterHours>
              <Trans id="developer.around.hours">Du lundi au vendredi, de 8h30 à 18h00.</Trans>
            </FooterHours>
            <p>
              <FooterLink href="tel:0199000000">01 99 00 00 00</FooterLink>
            </p>
            <p>
              <FooterLink href="mailto:aide@hautelisse.example">aide@hautelisse.example</FooterLink>
            </p>
          </>
        }
        legal={<Trans id="developer.around.legal">Hautelisse, espace épargne et retraite.</Trans>}
      >
        <FooterLinks>
          <FooterLink href="#main">
            <Trans id="developer.around.legal-notice">Mentions légales</Trans>
          </FooterLink>
          <FooterLink href="#main">
            <Trans id="developer.around.cookies">Politique de cookies</Trans>
          </FooterLink>
        </FooterLinks>
        <FooterLinks>
          <FooterOutLink href="https://reseau.example/hautelisse">
            <Trans id="developer.around.network">Un réseau</Trans>
          </FooterOutLink>
        </FooterLinks>
      </Footer>
    </Specimen>
  </>
)
