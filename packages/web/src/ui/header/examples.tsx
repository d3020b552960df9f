import type { ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { Footer, FooterHours, FooterLink, FooterLinks, FooterOutLink } from '../footer/index.ts'
import { drawings } from '../icon/index.ts'
import { Logo } from '../logo/index.ts'
import { MenuAction, MenuBar, MenuBarLink, MenuDropdown, MenuGroup, MenuLink, MenuRow, MenuUnavailable } from '../menu/index.ts'
import { Doors } from '../page/index.ts'
import { Held, kitExample } from '../sample.tsx'
import { LanguageToggle, PersonBadge, SchemeToggle } from '../settings-tools/index.ts'
import { Header, HeaderLink } from './index.ts'

/** Rows of a menu: current, out of service, apart, done. */
const rows = (isOpen = false, onFollow?: () => void): ReactElement => (
  <>
    <li>
      <MenuLink href="#main" aria-current="page" onClick={onFollow}>
        Faire un versement
      </MenuLink>
    </li>
    <li>
      <MenuUnavailable open={isOpen}>Transférer mon épargne</MenuUnavailable>
    </li>
    <MenuRow apart>
      <MenuLink href="#main" onClick={onFollow}>
        Ajouter un contrat d’un autre établissement
      </MenuLink>
    </MenuRow>
    <li>
      <MenuAction>Se déconnecter</MenuAction>
    </li>
  </>
)

/** What stands around every page. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'head with menus, rows of a menu, tools in full, foot',
    <>
      <Header
        logo={<Logo />}
        menu={
          <MenuBar>
            <li>
              <MenuBarLink href="#main" aria-current="page">
                Mon épargne
              </MenuBarLink>
            </li>
            <li>
              <MenuDropdown label="Opérations">{(close) => <ul>{rows(false, close)}</ul>}</MenuDropdown>
            </li>
            <li>
              <MenuDropdown current align="end" label="Simulations">
                {(close) => <ul>{rows(false, close)}</ul>}
              </MenuDropdown>
            </li>
          </MenuBar>
        }
        tools={<PersonBadge name="Sylvie Garnier" initials="SG" />}
      />
      <MenuGroup>
        <li>
          <MenuLink lone href="#main">
            Mon épargne
          </MenuLink>
        </li>
      </MenuGroup>
      <MenuGroup title="Opérations">{rows(true)}</MenuGroup>
      <Doors>
        <Held<'fr' | 'en'> first="en">
          {(language, onChange) => <LanguageToggle spelt language={language} onChange={onChange} />}
        </Held>
        <Held<boolean> first>
          {(dark, onChange) => <SchemeToggle spelt dark={dark} onChange={(to) => onChange(to === 'dark')} />}
        </Held>
        <HeaderLink href="#main" icon={drawings.ArrowLeft}>
          Retour au tableau de bord
        </HeaderLink>
      </Doors>
      <Footer
        help={
          <>
            <FooterHours>Du lundi au vendredi, de 8h30 à 18h00.</FooterHours>
            <p>
              <FooterLink href="tel:0199000000">01 99 00 00 00</FooterLink>
            </p>
          </>
        }
        legal="Hautelisse, espace épargne et retraite."
      >
        <FooterLinks>
          <FooterLink href="#main">Mentions légales</FooterLink>
          <FooterOutLink href="https://reseau.example/hautelisse">Un réseau</FooterOutLink>
        </FooterLinks>
      </Footer>
    </>,
  ),
]
