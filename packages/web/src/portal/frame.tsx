import { Trans, useLingui } from '@lingui/react/macro'
import { brandingOf, fullNameOf, initialsOf } from '@hautelisse/domain/session'
import { selectOrigin, selectUser } from '@hautelisse/machines/session'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { useApp, useSession } from '../app/index.ts'
import { Footer } from '../ui/footer/index.ts'
import { Header, SkipLink } from '../ui/header/index.ts'
import { TENANT_NAMES } from '../ui/theme/index.ts'
import { PersonBadge, SignOutButton } from '../ui/settings-tools/index.ts'
import { LinkButtonTo, LogoTo } from './links.ts'
import { AmountsTool, LanguageTool, SchemeTool } from './tools.tsx'
import { earlyDesktop, fromLg, markBelow350, nameFromSm, plain, wordFromSm } from './frame.css.ts'

/** Application that the portal's own sign-out names (P-ROUTE-24). */
const OWN_APPLICATION = 'easyprojets'

const LegalLine = (): ReactElement => (
  <Footer>
    <p>
      <Trans id="portal.footer.legal">
        Hautelisse, espace épargne et retraite. Les simulations sont des estimations et n’engagent pas Hautelisse.
      </Trans>
    </p>
  </Footer>
)

const Main = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
)

const Person = (): ReactElement | null => {
  const { navigation } = useApp()
  const user = useSession(selectUser)
  if (user === undefined) return null
  const name = fullNameOf(user)
  return (
    <>
      {name !== undefined && (
        <span className={nameFromSm}>
          <PersonBadge name={name} initials={initialsOf(name)} />
        </span>
      )}
      <SignOutButton onSignOut={() => navigation.go(`/logout/${OWN_APPLICATION}`)} />
    </>
  )
}

/** Around the pages of someone who is signed in: header, page, legal line (P-LAY-01, P-LAY-02, P-LAY-03). */
export const MemberFrame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const isCollective = useSession(selectOrigin) === 'collective'
  const branding = brandingOf(useSession(selectUser))
  useEffect(() => {
    document.documentElement.dataset['tenant'] = branding
    return () => {
      document.documentElement.dataset['tenant'] = 'hautelisse'
    }
  }, [branding])
  return (
    <div className={isCollective ? plain : earlyDesktop}>
      {isCollective && <SkipLink />}
      <Header
        logo={<LogoTo className={markBelow350} to="/epargne" tenant={TENANT_NAMES[branding]} />}
        tools={
          <>
            <AmountsTool />
            <span className={wordFromSm}>
              <LanguageTool />
            </span>
            <SchemeTool />
            <Person />
          </>
        }
      />
      <Main>{children}</Main>
      <LegalLine />
    </div>
  )
}

/** Around the pages of a visitor, who can only sign in (P-LAY-08). */
export const VisitorFrame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { t } = useLingui()
  return (
    <div className={earlyDesktop}>
      <Header
        logo={<LogoTo to="/" aria-label={t({ id: 'portal.header.entrance', message: 'Hautelisse, accueil' })} />}
        tools={
          <>
            <LanguageTool />
            <SchemeTool />
            <LinkButtonTo to="/login" size="s" className={fromLg}>
              <Trans id="portal.header.sign-in">Se connecter</Trans>
            </LinkButtonTo>
          </>
        }
      />
      <Main>{children}</Main>
      <LegalLine />
    </div>
  )
}
